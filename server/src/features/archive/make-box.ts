import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { boxFormat, boxLimits } from '@girone/contract/box-format';
import type { BoxFilm, SeasonBox } from '@girone/contract/season-box';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSeals } from '../verification/index.ts';
import { writeBoxData } from './box-file.ts';
import { fillBallots } from './fill-ballots.ts';
import {
  countVoters,
  findBoxedFilms,
  findBoxedMatches,
  findBoxedSeason,
  findBoxedTables,
  findPublicTalk,
} from './box.repo.ts';

/** An uploaded picture as it stands in a page; undefined if it is not there for everybody. */
export type FetchCover = (path: string) => Promise<string | undefined>;

/** More than the title of the page can take. */
const titleBytes = 1000;

interface Wanted {
  readonly viewer: Viewer | null;
  readonly tournamentId: number;
  /** Of the page around it, which counts as well. */
  readonly shellBytes: number;
}

/** Everything of a championship that is over, for whoever may see it. */
export async function makeBox(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  fetchCover: FetchCover,
  { viewer, tournamentId, shellBytes }: Wanted,
): Promise<Outcome<SeasonBox>> {
  const season = await findBoxedSeason(db, viewer, tournamentId);
  if (!season) return refuse('not_found');
  const { drawSeed, startedAt, completedAt, cancelledAt, waitsForSeal, ...championship } = season;
  if (drawSeed === null || startedAt === null || completedAt === null || cancelledAt !== null) {
    return refuse('tournament_not_over');
  }
  if (waitsForSeal) return refuse('ballots_not_sealed');
  const [chain, films, matches, tables, crowd, talk] = await Promise.all([
    getSeals({ db }, tournamentId),
    loadFilms(db, fetchCover, tournamentId),
    findBoxedMatches(db, { tournamentId }),
    findBoxedTables(db, { tournamentId }),
    countVoters(db, { tournamentId }),
    findPublicTalk(db, { tournamentId, limit: boxLimits.posts }),
  ]);
  if (!chain.ok) return chain;
  const box: SeasonBox = {
    format: boxFormat,
    exportedAt: clock.now().toISOString(),
    championship: {
      ...championship,
      startedAt: startedAt.toISOString(),
      completedAt: completedAt.toISOString(),
      voters: crowd[0]?.voters ?? 0,
    },
    drawSeed,
    films,
    matches: matches.map((match) => [
      match.matchNumber,
      match.matchDay,
      match.film1Id,
      match.film2Id,
      match.film1Votes,
      match.film2Votes,
      match.isCorrected ? 1 : 0,
    ]),
    days: tables.map(({ matchDay, closedAt, rows }) => ({
      matchDay,
      closedAt: closedAt.toISOString(),
      table: rows,
      counts: matches
        .filter((match) => match.matchDay === matchDay)
        .map(({ matchNumber, counted1, counted2, root }) => [
          matchNumber,
          counted1,
          counted2,
          root,
        ]),
      ballots: null,
    })),
    ...chain.value,
    posts: talk.toReversed().map(({ authorName, content, createdAt }) => ({
      authorName,
      content,
      createdAt: createdAt.toISOString(),
    })),
    postCount: talk[0]?.total ?? 0,
  };
  const room = boxLimits.bytes - shellBytes - Buffer.byteLength(writeBoxData(box)) - titleBytes;
  await fillBallots(box, matches, room);
  return accept(box);
}

async function loadFilms(db: Db, fetchCover: FetchCover, tournamentId: number): Promise<BoxFilm[]> {
  const rows = await findBoxedFilms(db, { tournamentId });
  return Promise.all(rows.map((row) => loadFilm(row, fetchCover)));
}

type BoxedFilm = Awaited<ReturnType<typeof findBoxedFilms>>[number];

/** Pictures of the film database stay where they are; those films get a drawn poster. */
async function loadFilm(
  { posterUrl, ...film }: BoxedFilm,
  fetchCover: FetchCover,
): Promise<BoxFilm> {
  const isOurs = posterUrl?.startsWith('/objects/') === true;
  return { ...film, cover: isOurs ? ((await fetchCover(posterUrl)) ?? null) : null };
}
