import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

interface LastAnswer {
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly connection: string | undefined;
}

/** What those hear at last who asked until they were told that it ends. */
export const farewell: LastAnswer = { status: 503, reason: 'stopping', connection: 'close' };

/** As twenty proxies do: half of them keep a connection, the others open one for each request. */
export function askUntilTheEnd(address: string) {
  let count = 0;
  const ends = Array.from({ length: 20 }, async (_, index) => {
    const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
    for (;;) {
      const answer = await ask(`${address}/readyz`, agent);
      if (answer.status !== 200) return answer;
      count += 1;
    }
  });
  return { count: () => count, last: Promise.all(ends) };
}

async function ask(address: string, agent: Agent): Promise<LastAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent }, resolve).on('error', reject);
  });
  const { reason } = z.object({ reason: z.string().optional() }).parse(await json(response));
  return { status: response.statusCode, reason, connection: response.headers.connection };
}
