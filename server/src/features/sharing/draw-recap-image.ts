import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { recapEn } from '@girone/championship/story/recap-en';
import { recapEs } from '@girone/championship/story/recap-es';
import { recapIt } from '@girone/championship/story/recap-it';
import { tellRecap, type SharedCard } from '@girone/championship/story/tell-recap';
import { createPrintCache } from '../../domain/posters/print-cache.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { loadRecap } from '../matches/index.ts';
import type { ShareImage } from './draw-share-image.ts';
import type { printRecapImage } from './print-recap-image.ts';
import type { FetchImage } from './print-share-image.ts';
import { findTournamentToShare } from './sharing.repo.ts';

/** To be raised when pictures are drawn differently: it stands in every validator. */
const drawingVersion = 1;
const words = { en: recapEn, it: recapIt, es: recapEs };
const printOnce = createPrintCache(40);

interface Wanted {
  readonly viewer: Actor | null;
  readonly tournamentId: number;
  readonly card: SharedCard;
  readonly language: Language;
}

/** A card of a season that is over, for whoever may see the championship; nothing of anybody's own. */
export async function drawRecapImage(
  { db }: Platform,
  fetchImage: FetchImage,
  { viewer, tournamentId, card, language }: Wanted,
): Promise<Outcome<ShareImage>> {
  const visible = await findTournamentToShare(db, viewer, tournamentId);
  const season = visible && (await loadRecap(db, tournamentId));
  if (!season?.recap) return refuse('not_found');
  const { recap, crowd, name, isPublic } = season;
  const titles = new Map(season.films.map(({ id, title }) => [id, title]));
  const cards = tellRecap(words[language], { recap, crowd, titles });
  const told = cards.find((each) => each.card === card);
  if (!told) return refuse('not_found');
  const films = told.films.flatMap((film) => season.films.find(({ id }) => id === film) ?? []);
  const etag = `"${sha256(JSON.stringify([drawingVersion, name, told, films]))}"`;
  const picture = { told, name, films, fetchImage };
  return accept({ etag, isPublic, print: () => printOnce(etag, () => print(picture)) });
}

/** What prints is loaded with the first picture. */
async function print(picture: Parameters<typeof printRecapImage>[0]): Promise<Buffer> {
  const printer = await import('./print-recap-image.ts');
  return printer.printRecapImage(picture);
}
