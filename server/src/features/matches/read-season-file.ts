import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FiledSeason } from './season-file.present.ts';
import { findFiledFilms, findFiledMatches, findFiledTournament } from './season-file.repo.ts';

/** What the files of a championship are made of. */
export async function readSeasonFile(
  { db }: Platform,
  actor: Actor | null,
  tournamentId: number,
): Promise<Outcome<FiledSeason>> {
  const tournament = await findFiledTournament(db, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  // Until the draw films come and go; there is nothing to write down yet.
  if (tournament.drawSeed === null) return accept({ tournament, films: [], matches: [] });
  const [films, matches] = await Promise.all([
    findFiledFilms(db, { tournamentId }),
    findFiledMatches(db, { tournamentId }),
  ]);
  return accept({ tournament, films, matches });
}
