import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latePart } from './late-part.ts';

it('that is fetched ahead waits for the first sign of a person, and no longer afterwards', () => {
  const fetched: string[] = [];
  const parts = ['menu', 'dialog'].map((name) =>
    latePart(() => {
      fetched.push(name);
      return Promise.resolve(name);
    }),
  );
  parts[0]?.fetchAhead();
  expect(fetched).toEqual([]);
  fireEvent.pointerMove(document.body);
  expect(fetched).toEqual(['menu']);
  parts[1]?.fetchAhead();
  expect(fetched).toEqual(['menu', 'dialog']);
});
