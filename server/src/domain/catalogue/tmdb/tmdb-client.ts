import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/config/config.ts';
import type { Logger } from '../../../platform/logger.ts';
import { readRetryAfter } from '../../../platform/retry-after.ts';
import { CatalogueRefused, CatalogueUnavailable } from '../catalogue.ts';
import type { Deadline } from './deadline.ts';
import { readLimited } from './read-limited.ts';
import { takeTurns } from './take-turns.ts';
import type { TmdbLimits } from './tmdb-limits.ts';

/** However long TMDB asks for, it is called again after this. */
const mostWaitSeconds = 600;

export interface TmdbCall<T> {
  /** Made of our own words and numbers only; what people typed goes into `query`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly answer: z.ZodType<T>;
}

export interface TmdbClient {
  /** `undefined` where TMDB knows no such thing. */
  get<T>(call: TmdbCall<T>, deadline: Deadline): Promise<T | undefined>;
}

export interface TmdbParts {
  readonly token: string;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: TmdbLimits;
}

/** A token that was refused is tried again after this: an operator may have set it right over there. */
const refusedMs = 60 * 60 * 1000;

/** A failure that may be over in a moment. */
class PassingTrouble extends CatalogueUnavailable {}

/** Calls TMDB and nobody else: one origin, no redirects, bounded in time, size and number. */
export function createTmdbClient({ token, baseUrl, clock, log, limits }: TmdbParts): TmdbClient {
  // Checked here, because fetch would write the header or the address into its error.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigError('TMDB_TOKEN has a value that cannot be used; it takes one line of text.');
  }
  const base = new URL(baseUrl);
  if (base.username || base.password) {
    throw new ConfigError('TMDB_BASE_URL holds a user or password; it takes an address without.');
  }
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const whenFree = takeTurns(limits);
  let pausedUntil = 0;
  let refusedUntil = 0;

  function addressOf({ path, query }: TmdbCall<unknown>): URL {
    const address = new URL(base.origin);
    address.pathname = base.pathname.replace(/\/+$/, '') + path;
    address.search = new URLSearchParams(query).toString();
    return address;
  }

  function assertMayCall(): void {
    const now = clock.now().getTime();
    if (now < refusedUntil) throw refusal();
    if (now < pausedUntil) {
      const retryAfter = Math.ceil((pausedUntil - now) / 1000);
      throw new PassingTrouble('the film database asked for a pause', { retryAfter });
    }
  }

  function refuse(): CatalogueRefused {
    const now = clock.now().getTime();
    if (refusedUntil === 0) log.error('the film database refuses TMDB_TOKEN: check its value');
    refusedUntil = now + refusedMs;
    return refusal();
  }

  function pause(status: number, header: string | null): PassingTrouble {
    const now = clock.now();
    const retryAfter = readRetryAfter(header, now, mostWaitSeconds);
    if (retryAfter === undefined) return new PassingTrouble(answered(status));
    // Every call waits, not only this one: the limit is for all of them together.
    pausedUntil = Math.max(pausedUntil, now.getTime() + retryAfter * 1000);
    return new PassingTrouble(answered(status), { retryAfter });
  }

  async function call<T>(request: TmdbCall<T>, { signal }: Deadline): Promise<T | undefined> {
    const response = await reach(addressOf(request), { headers, signal, redirect: 'manual' });
    const { status } = response;
    if (status !== 200) await discard(response);
    if (status === 401) throw refuse();
    if (status === 404) return undefined;
    if (status === 400 || status === 422) {
      // It will not look for this: for the one who asked that is the same as not finding it.
      log.warn({ path: request.path, status }, 'the film database does not take a question');
      return undefined;
    }
    if (status === 429 || status >= 500) throw pause(status, response.headers.get('retry-after'));
    if (status !== 200) throw new CatalogueUnavailable(answered(status));
    refusedUntil = 0;
    return readAnswer(request.answer, await receive(response, limits.maxBytes));
  }

  async function tryCall<T>(request: TmdbCall<T>, deadline: Deadline): Promise<T | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        assertMayCall();
        return await call(request, deadline);
      } catch (error) {
        if (!(error instanceof PassingTrouble) || attempt >= limits.attempts) throw error;
        const backoff = limits.firstWaitMs * 2 ** (attempt - 1);
        // Random, so that those who were refused together do not come back together.
        const waitMs = Math.max((error.retryAfter ?? 0) * 1000, backoff * (0.5 + Math.random()));
        if (waitMs >= deadline.remainingMs()) throw error;
        await deadline.sleep(waitMs);
      }
    }
  }

  return {
    get: (request, deadline) =>
      deadline.race(
        whenFree(
          () => tryCall(request, deadline),
          () => !deadline.signal.aborted,
        ),
      ),
  };
}

const brokenOff = 'the film database broke off its answer';

function answered(status: number): string {
  return `the film database answered ${status}`;
}

function refusal(): CatalogueRefused {
  return new CatalogueRefused('the film database refuses the token');
}

async function reach(address: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw new PassingTrouble('the film database cannot be reached', { cause: error });
  }
}

async function discard({ body }: Response): Promise<void> {
  try {
    await body?.cancel();
  } catch (error) {
    throw new PassingTrouble(brokenOff, { cause: error });
  }
}

async function receive(response: Response, maxBytes: number): Promise<string> {
  let body: string | undefined;
  try {
    body = await readLimited(response, maxBytes);
  } catch (error) {
    throw new PassingTrouble(brokenOff, { cause: error });
  }
  if (body === undefined) throw new CatalogueUnavailable('the film database answered too much');
  return body;
}

function readAnswer<T>(schema: z.ZodType<T>, body: string): T {
  const broken = 'the film database gave a broken answer';
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    // The parser's own message quotes the answer, which is not ours to log.
    throw new CatalogueUnavailable(broken);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.');
  throw new CatalogueUnavailable(`${broken} (${where})`);
}
