import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import type { StandingsRow } from '@girone/contract/standings';
import { createPrintCache } from '../../domain/posters/print-cache.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { findResults, getStandings, tellDayStory } from '../matches/index.ts';
import type { ShareImage } from './draw-share-image.ts';
import type { Evening } from './evening-sheet.tsx';
import type { printEveningImage } from './print-evening-image.ts';
import type { FetchImage } from './print-share-image.ts';
import type { PosterFilm } from './share-sheet.tsx';
import { findTournamentToShare } from './sharing.repo.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

/** To be raised when pictures are drawn differently: it stands in every validator. */
const drawingVersion = 1;
const printOnce = createPrintCache(40);

interface Wanted {
  readonly viewer: Actor | null;
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly language: Language;
}

/** The results of a day with what was most remarkable about it; one that nobody has seen has no picture. */
export async function drawEveningImage(
  platform: Platform,
  fetchImage: FetchImage,
  { viewer, tournamentId, matchDay, language }: Wanted,
): Promise<Outcome<ShareImage>> {
  const { db } = platform;
  const tournament = await findTournamentToShare(db, viewer, tournamentId);
  if (!tournament) return refuse('not_found');
  const day = { tournamentId, matchDay };
  const [table, results, story] = await Promise.all([
    getStandings(platform, day),
    findResults(db, { tournamentId, lastDay: matchDay }),
    tellDayStory(db, day, language),
  ]);
  if (!table.ok || matchDay === 0) return refuse('not_found');
  const films = new Map(table.value.map((row) => [row.filmId, filmOf(row)]));
  const titleOf = (id: number) => films.get(id)?.title ?? '';
  const evening: Evening = {
    name: tournament.name,
    day: sharingTexts[language].dayAlone(matchDay),
    story: story.sentences[0] ?? '',
    results: results
      .filter((match) => match.matchDay === matchDay)
      .map(({ film1Id, film2Id, film1Votes, film2Votes }) => ({
        films: [titleOf(film1Id), titleOf(film2Id)],
        votes: [film1Votes, film2Votes],
      })),
    seal: table.value[0]?.seal ?? null,
  };
  const poster = films.get(story.film?.id ?? 0) ?? null;
  const etag = `"${sha256(JSON.stringify([drawingVersion, evening, poster]))}"`;
  const picture = { evening, poster, texts: sharingTexts[language], fetchImage };
  return accept({
    etag,
    isPublic: tournament.isPublic,
    print: () => printOnce(etag, () => print(picture)),
  });
}

function filmOf(row: StandingsRow): PosterFilm {
  const { filmId: id, filmTitle: title, year, director, genre, posterUrl } = row;
  return { id, title, year, director, genre, posterUrl };
}

/** What prints is loaded with the first picture. */
async function print(picture: Parameters<typeof printEveningImage>[0]): Promise<Buffer> {
  const printer = await import('./print-evening-image.ts');
  return printer.printEveningImage(picture);
}
