import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StandingsRow } from '@girone/championship/ranking';
import { rankStandings, type CompletedMatch } from '@girone/championship/standings';
import { briefTable, tellMatch } from '@girone/championship/show/tell-match';
import type { Stage, ToldMatch } from '@girone/contract/stage';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import { findFilms, findFilmsInDrawOrder, findResults } from '../matches/index.ts';
import { countTold, isHeld, type StageDay } from './stage.present.ts';
import { countFirst, findFixtures } from './stage.repo.ts';

type Day = NonNullable<Stage['day']>;

interface KnownDay extends Pick<Day, 'films' | 'matches'> {
  readonly drawOrder: readonly number[];
  readonly before: readonly CompletedMatch[];
  readonly tableBefore: readonly StandingsRow[];
  /** What has been told so far: it grows, and what is in it stays. */
  readonly told: ToldMatch[];
}

/** The same for everybody who may see the day. */
export type ToldDay = Pick<Day, 'films' | 'matches' | 'table' | 'told'>;

export interface Teller {
  /** What may be known of a day at the moment at which the stage was read. */
  tell(stage: StageDay): Promise<ToldDay>;
}

/**
 * A day that is held back changes only by what is told of it; a correction of an earlier one is seen after this. Shorter
 * than an evening it would be worked out again in the middle of one, which takes a second of 64 films.
 */
const keptMs = 10 * 60_000;
const keptDays = 50;

/** Tells days; what was worked out for one viewer is told to the next. */
export function createTeller(db: Database): Teller {
  const days = new LRUCache<string, Promise<KnownDay>>({ max: keptDays, ttl: keptMs });

  function recall(stage: StageDay): Promise<KnownDay> {
    const { id, matchDay, version } = stage;
    // A revealed one follows every correction: its championship has another version then.
    const key = isHeld(stage) ? `${id}:${matchDay}` : `${id}:${matchDay}:${version}`;
    const known = days.get(key);
    if (known) return known;
    const loaded = loadDay(db, stage);
    days.set(key, loaded);
    loaded.catch(() => days.delete(key));
    return loaded;
  }

  return {
    async tell(stage) {
      const day = await recall(stage);
      const wanted = countTold(stage);
      if (day.told.length < wanted) await tellMore(db, { stage, day, wanted });
      const { films, matches, tableBefore } = day;
      return { films, matches, table: briefTable(tableBefore), told: day.told.slice(0, wanted) };
    },
  };
}

async function loadDay(db: Database, { id, matchDay }: StageDay): Promise<KnownDay> {
  const tournamentId = id;
  const drawOrder = await findFilmsInDrawOrder(db, tournamentId);
  const [films, matches, before] = await Promise.all([
    findFilms(db, { tournamentId, filmIds: drawOrder }),
    findFixtures(db, { tournamentId, matchDay }),
    findResults(db, { tournamentId, lastDay: matchDay - 1 }),
  ]);
  const tableBefore = rankStandings(drawOrder, before);
  return { drawOrder, films, matches, before, tableBefore, told: [] };
}

interface More {
  readonly stage: StageDay;
  readonly day: KnownDay;
  readonly wanted: number;
}

async function tellMore(db: Database, { stage, day, wanted }: More): Promise<void> {
  const { id: tournamentId, matchDay } = stage;
  const told = await countFirst(db, { tournamentId, matchDay, limit: wanted });
  const known = {
    films: day.drawOrder,
    before: day.before,
    tableBefore: day.tableBefore,
    told,
    matches: day.matches.length,
  };
  // Others may be telling the same: each goes on from where the list ends. In a long season each takes milliseconds.
  while (day.told.length < told.length) {
    const match = tellMatch(known, day.told.length);
    if (!match) return;
    day.told.push(match);
    await nextTurn();
  }
}
