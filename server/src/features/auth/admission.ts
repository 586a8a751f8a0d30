import { isWriteRefused } from '../../platform/db/write-trouble.ts';
import { gather } from '../../platform/gather.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RateRule } from '../../platform/rate-limit.ts';
import { createRateLeases, type RateLeases } from '../../platform/rate-leases.ts';
import { admitCalls, type Person } from './admission.repo.ts';

/** Requests that come together are looked at together, in at most three statements at a time. */
const batches = { name: 'admission', maxInFlight: 3, maxBatch: 200, maxWaiting: 5000 };

/** The ceiling over everything: so many calls from one address, and so many by one user. */
const ceiling = { limit: 3000, seconds: 300 };

export interface Call {
  /** Under which the address is counted; null where calls are not. */
  readonly address: string | null;
  /** The hash under which the session is stored. */
  readonly sessionId: string | null;
  /** How often one user may call this; its key is followed by the user's id. Exact over all instances. */
  readonly limit: RateRule | null;
  /** As how many calls it counts under the wide ceilings. */
  readonly cost: number;
}

/** `wait`: seconds after which the caller may try again; 0 when the call may go on. */
export interface Admitted {
  readonly wait: number;
  readonly person: Person | null;
}

/** `undefined` instead of a promise: too many wait already. */
export type Admit = (call: Call) => Promise<Admitted> | undefined;

/** One count that a call adds to. */
interface Charge extends RateRule {
  /** As this instance remembers it, which does not ask whose session it is. */
  readonly name: string;
  /** The session whose user's id completes the key; empty where the key is whole. */
  readonly sid: string;
  /** Taken in blocks. */
  readonly isLeased: boolean;
  readonly cost: number;
}

interface ChargedCall {
  readonly sessionId: string | null;
  readonly charges: readonly Charge[];
}

function chargesOf({ address, sessionId, limit, cost }: Call): Charge[] {
  if (address === null) return [];
  const wide = { isLeased: true, cost };
  const charges = [chargeTo(ceiling, { key: `api:address:${address}`, sid: '', ...wide })];
  if (sessionId === null) return charges;
  charges.push(chargeTo(ceiling, { key: 'api:user:', sid: sessionId, ...wide }));
  if (limit) {
    charges.push(chargeTo(limit, { key: limit.key, sid: sessionId, isLeased: false, cost: 1 }));
  }
  return charges;
}

function chargeTo(
  { limit, seconds }: Pick<RateRule, 'limit' | 'seconds'>,
  { key, sid, isLeased, cost }: Pick<Charge, 'key' | 'sid' | 'isLeased' | 'cost'>,
): Charge {
  return { name: key + sid, key, sid, limit, seconds, isLeased, cost };
}

/** As it is counted in the database; of a session that has ended nothing is. */
function keyOf({ key, sid }: Charge, people: ReadonlyMap<string, Person>): string | null {
  if (sid === '') return key;
  const person = people.get(sid);
  return person ? `${key}${person.userId}` : null;
}

/** What was granted under one key, less what has been handed on. */
interface Budget {
  left: number;
  readonly wait: number;
}

/**
 * Says of each request whose it is and whether it may go on. The database is asked about the session every time:
 * ended is ended. The wide ceiling is leased in blocks and one that is reached remembered, so that most calls count
 * nothing, and a caller who has had enough costs no statement.
 */
export function createAdmission({ db, config }: Pick<Platform, 'db' | 'config'>): Admit {
  const leases = createRateLeases();

  const admitTogether = gather(async (calls: readonly ChargedCall[]) => {
    const owed = calls.map(({ charges }) =>
      charges.filter((item) => !(item.isLeased && leases.use(item.name, item.cost))),
    );
    const asked = sumUp(owed.flat(), leases);
    const { people, budgets, uncounted } = await ask(db, calls, asked);
    for (const { item, debt } of asked) settleDebt(budgets.get(keyOf(item, people) ?? ''), debt);
    const answers = calls.map(({ sessionId, charges }, place) => {
      if (uncounted && charges.some(({ isLeased }) => !isLeased)) {
        return { status: 'rejected' as const, reason: uncounted.reason };
      }
      const wait = pay(owed[place] ?? [], people, budgets);
      const person = (wait === 0 && sessionId !== null && people.get(sessionId)) || null;
      return { status: 'fulfilled' as const, value: { wait, person } };
    });
    for (const { item, amount } of asked) {
      const budget = budgets.get(keyOf(item, people) ?? '');
      if (!budget || (!item.isLeased && budget.wait === 0)) continue;
      leases.keep(item.name, amount, { granted: budget.left, wait: budget.wait });
      budget.left = 0;
    }
    return answers;
  }, batches);

  return (call) => {
    const { sessionId } = call;
    const charges = config.rateLimits ? chargesOf(call) : [];
    for (const { name, cost } of charges) {
      const wait = leases.waitOf(name, cost);
      if (wait > 0) return Promise.resolve({ wait, person: null });
    }
    if (sessionId === null && charges.every(({ name, cost }) => leases.use(name, cost))) {
      return Promise.resolve({ wait: 0, person: null });
    }
    return admitTogether({ sessionId, charges });
  };
}

interface Asked {
  readonly item: Charge;
  readonly amount: number;
  /** Calls from before that are counted with it. */
  readonly debt: number;
}

function sumUp(owed: readonly Charge[], leases: RateLeases): Asked[] {
  const wanted = new Map<string, { item: Charge; count: number }>();
  for (const item of owed) {
    const known = wanted.get(item.name);
    if (known) known.count += item.cost;
    else wanted.set(item.name, { item, count: item.cost });
  }
  return [...wanted].map(([name, { item, count }]) => {
    if (!item.isLeased) return { item, amount: count, debt: 0 };
    const { size, owed: debt } = leases.claim(name, count);
    return { item, amount: size, debt };
  });
}

interface Answer {
  readonly people: ReadonlyMap<string, Person>;
  readonly budgets: ReadonlyMap<string, Budget>;
  /** Nothing could be counted, and why. */
  readonly uncounted?: { readonly reason: unknown };
}

/**
 * Where nothing can be written nothing can be counted: a disk is full, or the database read-only. The wide ceilings then
 * stand open, so that reading goes on; whatever has a limit of its own does not.
 */
async function ask(
  db: Platform['db'],
  calls: readonly ChargedCall[],
  asked: readonly Asked[],
): Promise<Answer> {
  try {
    return await askAndCount(db, calls, asked);
  } catch (error) {
    if (asked.length === 0 || !isWriteRefused(db, error)) throw error;
    return { ...(await askAndCount(db, calls, [])), uncounted: { reason: error } };
  }
}

async function askAndCount(
  db: Platform['db'],
  calls: readonly ChargedCall[],
  asked: readonly Asked[],
): Promise<Answer> {
  const [answer] = await admitCalls(db, {
    sids: calls.flatMap(({ sessionId }) => sessionId ?? []),
    keys: asked.map(({ item }) => item.key),
    ofSids: asked.map(({ item }) => item.sid),
    limits: asked.map(({ item }) => item.limit),
    seconds: asked.map(({ item }) => item.seconds),
    amounts: asked.map(({ amount, debt }) => amount + debt),
  });
  if (!answer) throw new Error('nobody was admitted or refused');
  return {
    people: new Map(answer.people.map(({ sid, ...person }) => [sid, person])),
    budgets: new Map<string, Budget>(
      answer.taken.map(({ key, granted, wait }) => [key, { left: granted, wait }]),
    ),
  };
}

function settleDebt(budget: Budget | undefined, debt: number): void {
  if (budget) budget.left = Math.max(0, budget.left - debt);
}

/** Takes what a call costs from what was granted; answers how long to wait where too little is left. */
function pay(
  owed: readonly Charge[],
  people: ReadonlyMap<string, Person>,
  budgets: ReadonlyMap<string, Budget>,
): number {
  for (const item of owed) {
    const budget = budgets.get(keyOf(item, people) ?? '');
    if (!budget) continue;
    if (budget.left < item.cost) return budget.wait;
    budget.left -= item.cost;
  }
  return 0;
}
