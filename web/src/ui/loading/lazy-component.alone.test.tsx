import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

it('that is preloaded on interaction waits for the first one, and no longer afterwards', () => {
  const fetched: string[] = [];
  const parts = ['menu', 'dialog'].map((name) =>
    lazyComponent(() => {
      fetched.push(name);
      return Promise.resolve(() => null);
    }),
  );
  parts[0]?.preloadOnInteraction();
  expect(fetched).toEqual([]);
  fireEvent.pointerMove(document.body);
  expect(fetched).toEqual(['menu']);
  parts[1]?.preloadOnInteraction();
  expect(fetched).toEqual(['menu', 'dialog']);
});
