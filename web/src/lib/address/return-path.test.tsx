import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { returnState, useReturnPath } from './return-path.ts';

function Probe() {
  return <output>{useReturnPath() ?? 'nowhere'}</output>;
}

function returnPathIn(state: unknown): string | null {
  window.history.replaceState(state, '');
  const { unmount } = render(<Probe />);
  const path = screen.getByRole('status').textContent;
  unmount();
  return path;
}

afterEach(() => {
  window.history.replaceState(null, '');
});

describe('the way back after signing in', () => {
  it('leads to the page that asked for the login', () => {
    expect(returnPathIn(returnState('/tournaments/5?tab=film'))).toBe('/tournaments/5?tab=film');
  });

  it.each([null, 'text', {}, { returnTo: 7 }, { scrollTop: 40 }])(
    'is nowhere without a page that asked: %j',
    (state) => {
      expect(returnPathIn(state)).toBe('nowhere');
    },
  );

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'films'])(
    'never leads to another site: %s',
    (path) => {
      expect(returnPathIn(returnState(path))).toBe('nowhere');
    },
  );
});
