import { pino } from 'pino';
import type { FilmCatalogue } from '../../domain/catalogue/catalogue.ts';
import { createTmdbCatalogue } from '../../domain/catalogue/tmdb/tmdb-catalogue.ts';
import { tmdbLimits, type TmdbLimits } from '../../domain/catalogue/tmdb/tmdb-limits.ts';
import { startTmdb, type TmdbStandIn } from './tmdb-stand-in.ts';

interface OpenTmdb {
  readonly tmdb: TmdbStandIn;
  readonly catalogue: FilmCatalogue;
  /** What was logged, line by line. */
  readonly logged: readonly string[];
  /** Lets time pass for everything but timers. */
  readonly advance: (seconds: number) => void;
}

interface OpenOptions {
  readonly token?: string;
  readonly limits?: Partial<TmdbLimits>;
}

/** The adapter in front of the stand-in, with hardly any wait between attempts. */
export async function openTmdb({ token, limits }: OpenOptions = {}): Promise<OpenTmdb> {
  const tmdb = await startTmdb();
  const logged: string[] = [];
  let now = Date.parse('2026-03-01T12:00:00Z');
  const catalogue = createTmdbCatalogue({
    token: token ?? tmdb.token,
    baseUrl: tmdb.baseUrl,
    clock: { now: () => new Date(now) },
    log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
    limits: { ...tmdbLimits, firstWaitMs: 1, ...limits },
  });
  return { tmdb, catalogue, logged, advance: (seconds) => (now += seconds * 1000) };
}
