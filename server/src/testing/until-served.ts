import { setTimeout as pause } from 'node:timers/promises';

/** Makes a call again that a busy machine has turned away, as its answer asks: it has changed nothing. */
export async function untilServed<T extends { readonly status: number }>(
  call: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await pause(200);
  }
}
