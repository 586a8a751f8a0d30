import { rankStandings, type CompletedMatch } from '@girone/championship/standings';
import { briefTable, tellMatch } from '@girone/championship/show/tell-match';
import type { Stage, ToldMatch } from '@girone/contract/stage';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import { findFilms, findFilmsInDrawOrder, findResults } from '../matches/index.ts';
import { countTold, isHeld, type StageDay } from './stage.present.ts';
import { countFirst, findFixtures } from './stage.repo.ts';

type Day = NonNullable<Stage['day']>;

interface KnownDay extends Pick<Day, 'films' | 'matches' | 'table'> {
  readonly drawOrder: readonly number[];
  readonly before: readonly CompletedMatch[];
  /** What has been told so far: it grows, and what is in it stays. */
  readonly told: ToldMatch[];
}

/** The same for everybody who may see the day. */
export type ToldDay = Pick<Day, 'films' | 'matches' | 'table' | 'told'>;

export interface Teller {
  /** What may be known of a day at the moment at which the stage was read. */
  tell(stage: StageDay): Promise<ToldDay>;
}

/** A day that is held back changes only by what is told of it; a correction of an earlier one is seen after this. */
const keptMs = 20_000;
const keptDays = 50;

/** Tells days; what was worked out for one viewer is told to the next. */
export function createTeller(db: Database): Teller {
  const days = new LRUCache<string, Promise<KnownDay>>({ max: keptDays, ttl: keptMs });

  function recall(stage: StageDay): Promise<KnownDay> {
    const key = `${stage.id}:${stage.matchDay}`;
    const known = days.get(key);
    if (known) return known;
    const loaded = loadDay(db, stage);
    days.set(key, loaded);
    loaded.catch(() => days.delete(key));
    return loaded;
  }

  return {
    async tell(stage) {
      const day = await (isHeld(stage) ? recall(stage) : loadDay(db, stage));
      const wanted = countTold(stage);
      if (day.told.length < wanted) await tellMore(db, { stage, day, wanted });
      const { films, matches, table } = day;
      return { films, matches, table, told: day.told.slice(0, wanted) };
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
  const table = briefTable(rankStandings(drawOrder, before));
  return { drawOrder, films, matches, before, table, told: [] };
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
    told,
    matches: day.matches.length,
  };
  // Others may have told some of them while the votes were read.
  for (let index = day.told.length; index < told.length; index += 1) {
    const match = tellMatch(known, index);
    if (match) day.told.push(match);
  }
}
