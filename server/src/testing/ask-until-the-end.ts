import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

interface Answer {
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly connection: string | undefined;
}

/** What all hear who ask until they are told that it ends. */
export const farewell: Answer = { status: 503, reason: 'stopping', connection: 'close' };

/** How asking ends for those who go on until nobody answers. Only Linux can close a port without a reset. */
export const noAnswer = process.platform === 'linux' ? /^ECONNREFUSED$/ : /^ECONN(REFUSED|RESET)$/;

/**
 * As twenty proxies do: half of them keep a connection and ask until they are told that it ends. The others open one for
 * each request, and go on until they get no answer.
 */
export function askUntilTheEnd(address: string) {
  let count = 0;

  async function askUntilTold(agent: Agent): Promise<Answer> {
    for (;;) {
      const answer = await ask(`${address}/readyz`, agent);
      if (answer.status !== 200) return answer;
      count += 1;
    }
  }

  async function askOn(): Promise<{ told: Answer; end: string }> {
    const agent = new Agent({ maxSockets: 1 });
    const told = await askUntilTold(agent);
    for (;;) {
      const end = await ask(`${address}/readyz`, agent).then(() => undefined, codeOf);
      if (end !== undefined) return { told, end };
    }
  }

  const kept = ten(() => askUntilTold(new Agent({ keepAlive: true, maxSockets: 1 })));
  const others = ten(askOn);
  return { count: () => count, kept, others };
}

function ten<T>(asker: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, asker));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function ask(address: string, agent: Agent): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent }, resolve).on('error', reject);
  });
  const { reason } = z.object({ reason: z.string().optional() }).parse(await json(response));
  return { status: response.statusCode, reason, connection: response.headers.connection };
}
