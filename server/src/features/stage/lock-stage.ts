import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findHeldDays, lockVisible, mayReveal, type TournamentRow } from '../tournaments/index.ts';
import { hasDay, type StageDay } from './stage.present.ts';
import { findStage } from './stage.repo.ts';

export interface StageOrder {
  readonly tournamentId: number;
  /** The day that the caller sees. */
  readonly matchDay: number;
}

export interface HeldStage {
  readonly tournament: TournamentRow;
  /** As it stands now that nobody else can change it. */
  readonly stage: StageDay;
}

/** Holds the championship for whoever runs its evenings, so that of many presses at once one comes first. */
export async function lockStage(
  tx: Transaction,
  actor: Actor,
  { tournamentId, matchDay }: StageOrder,
): Promise<Outcome<HeldStage>> {
  const tournament = await lockVisible(tx, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  if (!mayReveal(actor, tournament)) return refuse('forbidden');
  const held = tournament.status === 'active' ? await findHeldDays(tx, tournamentId) : [];
  if (!held.some((day) => day.matchDay === matchDay)) return refuse('day_not_held');
  if (held[0]?.matchDay !== matchDay) return refuse('reveal_in_order');
  const stage = await findStage(tx, actor, tournamentId);
  if (!stage || !hasDay(stage)) return refuse('day_not_held');
  return accept({ tournament, stage });
}
