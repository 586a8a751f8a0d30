import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import type { StandingsRow } from '@girone/contract/standings';
import type { Db } from '../../platform/db/database.ts';
import { getStandings, tellDayStory } from '../matches/index.ts';
import {
  findAwaitedFilms,
  findClosedDays,
  findDoors,
  findOpenDays,
  type AwaitedFilms,
  type ClosedDays,
  type Door,
  type OpenDay,
} from './digest-contents.repo.ts';
import type { Reader } from './digest-readers.repo.ts';

/** A championship in which days closed, and how the last of them is told. */
export interface ToldSeason extends ClosedDays {
  readonly sentences: readonly string[];
  readonly film: { readonly id: number; readonly title: string } | undefined;
  /** Of the one that is told at length. */
  readonly table: readonly StandingsRow[];
}

/** What one person's week was. */
export interface Digest {
  readonly reader: Reader;
  readonly open: readonly OpenDay[];
  readonly films: readonly AwaitedFilms[];
  readonly closed: readonly ToldSeason[];
  readonly doors: readonly Door[];
}

/** Told of one mail's championships; the others are counted. */
const mostSeasons = 4;
const tableRows = 5;

/** Those who have anything to read about. */
export async function gatherDigests(db: Db, readers: readonly Reader[]): Promise<Digest[]> {
  const ids = readers.map(({ userId }) => userId);
  const [open, films, closed, doors] = await Promise.all([
    findOpenDays(db, ids),
    findAwaitedFilms(db, ids),
    findClosedDays(db, ids),
    findDoors(db, ids),
  ]);
  const of = {
    open: byReader(open),
    films: byReader(films),
    closed: byReader(closed),
    doors: byReader(doors),
  };
  const teller = createTeller(db);
  const digests: Digest[] = [];
  for (const reader of readers) {
    const { userId, language } = reader;
    const told: ToldSeason[] = [];
    for (const [place, season] of (of.closed.get(userId) ?? []).entries()) {
      if (place < mostSeasons) told.push(await teller(season, language, place === 0));
    }
    const digest = {
      reader,
      open: of.open.get(userId) ?? [],
      films: of.films.get(userId) ?? [],
      closed: told,
      doors: of.doors.get(userId) ?? [],
    };
    if (hasNews(digest)) digests.push(digest);
  }
  return digests;
}

function byReader<Row extends { readonly userId: UserId }>(rows: readonly Row[]) {
  const found = new Map<UserId, Row[]>();
  for (const row of rows) {
    const own = found.get(row.userId);
    if (own) own.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}

function hasNews({ open, films, closed, doors }: Digest): boolean {
  return open.length + films.length + closed.length + doors.length > 0;
}

/** Readers share their championships: what one language says of a day is found once. */
function createTeller(db: Db) {
  const stories = new Map<string, ReturnType<typeof tellDayStory>>();
  const tables = new Map<number, Promise<readonly StandingsRow[]>>();

  async function tableOf({ id: tournamentId, matchDay }: ClosedDays) {
    const outcome = await getStandings({ db }, { tournamentId, matchDay });
    return outcome.ok ? outcome.value.slice(0, tableRows) : [];
  }

  return async (season: ClosedDays, language: Language, isMain: boolean): Promise<ToldSeason> => {
    const { id, matchDay } = season;
    const key = `${id}:${language}`;
    const story = stories.get(key) ?? tellDayStory(db, { tournamentId: id, matchDay }, language);
    stories.set(key, story);
    const table = isMain ? (tables.get(id) ?? tableOf(season)) : Promise.resolve([]);
    if (isMain) tables.set(id, table);
    return { ...season, ...(await story), table: await table };
  };
}
