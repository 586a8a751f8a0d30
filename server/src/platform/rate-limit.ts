import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { build } from './db/defined-query.ts';
import { statement } from './db/statement.ts';
import { isWriteRefused } from './db/write-trouble.ts';

/** At most `limit` acts in `seconds` under one key, counted over all instances together. */
export interface RateRule {
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /**
   * Counts one act under each rule in turn and stops at the first that is exhausted.
   * Answers the seconds to wait, 0 when the act is allowed.
   */
  take(rules: readonly RateRule[]): Promise<number>;
  /** The same for what only reads: where nothing can be written, and so nothing counted, it is allowed. */
  takeToRead(rules: readonly RateRule[]): Promise<number>;
}

export const unlimited: RateLimiter = {
  take: () => Promise.resolve(0),
  takeToRead: () => Promise.resolve(0),
};

const takeRate = statement(
  'take_rate',
  { keys: 'text[]', limits: 'int[]', seconds: 'int[]' },
  ({ keys, limits, seconds }) =>
    build.execute<{ wait: number }>(sql`select take_rate(${keys}, ${limits}, ${seconds}) as wait`),
);

/** Sliding windows in PostgreSQL, exact over all instances; see the function `take_rate`. */
export function createRateLimiter(db: Database): RateLimiter {
  async function take(rules: readonly RateRule[]): Promise<number> {
    const { rows } = await takeRate(db, {
      keys: rules.map(({ key }) => key),
      limits: rules.map(({ limit }) => limit),
      seconds: rules.map((rule) => rule.seconds),
    });
    return rows[0]?.wait ?? 0;
  }
  return {
    take,
    async takeToRead(rules) {
      try {
        return await take(rules);
      } catch (error) {
        if (isWriteRefused(db, error)) return 0;
        throw error;
      }
    },
  };
}

/** The key under which an address is counted: an IPv6 customer has a whole /64 to choose from. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
