import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { LiveAnnouncer } from './live-announcer.tsx';

function say(text: string) {
  act(() => announce(text));
}

test('what is said is heard where something was listened to before, and not kept', () => {
  vi.useFakeTimers();
  render(<LiveAnnouncer />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  say('Film salvato');
  expect(place.textContent).toBe('Film salvato');
  act(() => void vi.advanceTimersByTime(5000));
  expect(place.textContent).toBe('');
});

test('the same sentence is news when it is said again', () => {
  render(<LiveAnnouncer />);
  say('Film salvato');
  const before = screen.getByText('Film salvato');
  say('Film salvato');
  expect(screen.getByText('Film salvato')).not.toBe(before);
});

test('it stays silent about what was said before it was there', () => {
  say('Film salvato');
  render(<LiveAnnouncer />);
  expect(screen.getByRole('status').textContent).toBe('');
});
