import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { Countdown } from './countdown.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks every few seconds while the start is due, one question at a time', async () => {
  await startSentences('en');
  vi.useFakeTimers();
  let asked = 0;
  const answers = new EventTarget();
  const onDue = () =>
    new Promise<void>((resolve) => {
      asked += 1;
      answers.addEventListener('answer', () => resolve(), { once: true });
    });
  const until = new Date(Date.now() + 2000).toISOString();
  const { unmount } = render(<Countdown until={until} onDue={onDue} />);
  await pass(2000);
  expect(screen.getByText('It starts any moment now.')).toBeDefined();
  expect(asked).toBe(0);
  await pass(6000);
  expect(asked).toBe(1);
  await pass(20_000);
  expect(asked).toBe(1);
  for (const count of [2, 3]) {
    answers.dispatchEvent(new Event('answer'));
    await pass(6000);
    expect(asked).toBe(count);
  }
  answers.dispatchEvent(new Event('answer'));
  await pass(0);
  unmount();
  await pass(20_000);
  expect(asked).toBe(3);
});
