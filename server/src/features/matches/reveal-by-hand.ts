import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { matchRoutes } from '@girone/contract/matches';
import type { RouteResponse } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament, mayReveal } from '../tournaments/index.ts';
import { revealMatchDay } from './reveal-match-day.ts';

type Revealed = RouteResponse<typeof matchRoutes.revealMatchDay>;

interface Order {
  readonly tournamentId: number;
  /** The day that the caller sees. */
  readonly matchDay: number;
}

export async function revealByHand(
  platform: Platform,
  actor: Actor,
  { tournamentId, matchDay }: Order,
): Promise<Outcome<Revealed>> {
  const tournament = await findTournament(platform.db, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  if (!mayReveal(actor, tournament)) return refuse('forbidden');
  const byHand = { matchDay, userId: actor.userId };
  const revealed = await revealMatchDay(platform, { tournamentId, byHand });
  if (!revealed.ok) return revealed;
  if (revealed.value === null) throw new Error('a day that was revealed by hand stayed hidden');
  return accept(revealed.value);
}
