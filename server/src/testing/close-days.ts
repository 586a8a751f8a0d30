import type { TestClient } from './test-client.ts';

/** Closes the first days of a championship by hand; the client is its creator’s. */
export async function closeDays(client: TestClient, path: string, days: number): Promise<void> {
  for (let matchDay = 1; matchDay <= days; matchDay += 1) {
    const { status } = await client.post(`${path}/advance`, { matchDay });
    if (status !== 200) throw new Error(`day ${matchDay} could not be closed: ${status}`);
  }
}
