import { refuse, type Outcome } from '@girone/contract/errors';
import type { matchRoutes } from '@girone/contract/matches';
import type { RouteResponse } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeMatchDay } from './close-match-day.ts';
import { findTournament, mayCloseDay } from '../tournaments/index.ts';

type Closed = RouteResponse<typeof matchRoutes.closeMatchDay>;

interface Order {
  readonly tournamentId: number;
  /** The day that the caller sees. */
  readonly matchDay?: number | undefined;
  /** Why an admin closes it; from the championship's own page nobody is asked. */
  readonly reason?: string;
}

export async function closeByHand(
  platform: Platform,
  actor: Actor,
  order: Order,
): Promise<Outcome<Closed>> {
  const tournament = await findTournament(platform.db, actor, order.tournamentId);
  if (!tournament) return refuse('not_found');
  if (!mayCloseDay(actor, tournament)) return refuse('forbidden');
  const closed = await closeMatchDay(platform, { ...order, closedBy: actor.userId });
  if (!closed.ok) return closed;
  if (closed.value === null) throw new Error('a day that was closed by hand stayed open');
  return { ok: true, value: closed.value };
}
