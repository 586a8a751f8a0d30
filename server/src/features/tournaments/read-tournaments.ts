import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { RouteInput } from '@girone/contract/route';
import type { Tournament, TournamentDetail, tournamentRoutes } from '@girone/contract/tournaments';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDetail } from './load-detail.ts';
import { findCards } from './tournament-cards.repo.ts';
import { presentTournament } from './tournaments.present.ts';

type Query = RouteInput<typeof tournamentRoutes.listTournaments>['query'];

export async function listTournaments(
  { db }: Platform,
  actor: Actor,
  query: Query,
): Promise<Tournament[]> {
  const cards = await findCards(db, actor, query);
  return cards.map((card) => presentTournament(actor, card));
}

export async function getTournament(
  platform: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<TournamentDetail>> {
  const detail = await findDetail(platform, platform.db, { actor, tournamentId });
  return detail ? accept(detail) : refuse('not_found');
}
