import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Nomination } from '@girone/contract/nominations';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentNomination } from './nominations.present.ts';
import { findNominations } from './nominations.repo.ts';
import { findTournament } from './tournaments.repo.ts';

export async function listNominations(
  { db }: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<Nomination[]>> {
  if (!(await findTournament(db, actor, tournamentId))) return refuse('not_found');
  const rows = await findNominations(db, { tournamentId });
  return accept(rows.map(presentNomination));
}
