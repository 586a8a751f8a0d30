import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { createPrintCache } from '../../domain/posters/print-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { tellDayStory } from '../matches/index.ts';
import type { FetchImage, printShareImage } from './print-share-image.ts';
import { readTournament, type SharedTournament } from './read-tournament.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

/** To be raised when pictures are drawn differently: it stands in every validator. */
const drawingVersion = 3;
/** As many as a picture has room for, before the first result. */
const mostRows = 6;

/** A link that goes round is asked for again and again; a picture is some 150 KB. */
const printOnce = createPrintCache(40);

export interface ShareImage {
  /** Says the same as long as the picture looks the same. */
  readonly etag: string;
  readonly isPublic: boolean;
  readonly print: () => Promise<Buffer>;
}

interface Wanted {
  readonly viewer: Actor | null;
  readonly tournamentId: number;
  readonly language: Language;
}

/** The picture of a championship, for whoever may see it. */
export async function drawShareImage(
  { db }: Platform,
  fetchImage: FetchImage,
  { viewer, tournamentId, language }: Wanted,
): Promise<Outcome<ShareImage>> {
  const wanted = { viewer, tournamentId, rows: mostRows };
  const tournament = await readTournament(db, wanted);
  if (!tournament) return refuse('not_found');
  const story = await findStory(db, tournament, language);
  const drawn = [drawingVersion, language, whatShows(tournament), story];
  const etag = `"${sha256(JSON.stringify(drawn))}"`;
  const picture = { tournament, story, texts: sharingTexts[language], fetchImage };
  const printed = () => printOnce(etag, () => print(picture));
  return accept({ etag, isPublic: tournament.isPublic, print: printed });
}

/** What the last day brought, in a sentence; of a season that is over the champion says it all. */
async function findStory(
  db: Database,
  { id: tournamentId, state, hasResults, rows }: SharedTournament,
  language: Language,
): Promise<string> {
  const matchDay = rows[0]?.matchDay;
  if (state !== 'active' || !hasResults || matchDay === undefined) return '';
  const { sentences } = await tellDayStory(db, { tournamentId, matchDay }, language);
  return sentences[0] ?? '';
}

function whatShows(tournament: SharedTournament) {
  const { name, state, matchDay, matchDays, hasResults, rows, seal } = tournament;
  const day = state === 'active' ? [matchDay, matchDays] : [];
  const films = (hasResults ? rows.slice(0, 3) : rows).map(({ position, points, film }) => {
    const { title, year, director, genre, posterUrl } = film;
    return [position, points, title, year, director, genre, posterUrl];
  });
  return [name, state, day, hasResults, films, seal];
}

/** What prints is loaded with the first picture. */
async function print(picture: Parameters<typeof printShareImage>[0]): Promise<Buffer> {
  const printer = await import('./print-share-image.ts');
  return printer.printShareImage(picture);
}
