import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Match, matchRoutes } from '@girone/contract/matches';
import type { RouteInput } from '@girone/contract/route';
import { findCirclesOf } from '../../domain/queries/active-memberships.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament, mayVote } from '../tournaments/index.ts';
import { findMatchPage } from './match-pages.repo.ts';
import { presentMatch } from './matches.present.ts';
import {
  findAnswersOf,
  findMatch,
  findMatchesById,
  findMatchesOf,
  type MatchRow,
} from './matches.repo.ts';

type PageQuery = RouteInput<typeof matchRoutes.listMatches>['query'];
type SeasonQuery = RouteInput<typeof matchRoutes.listTournamentMatches>['query'];

export async function listMatches(
  { db }: Platform,
  actor: Actor | null,
  query: PageQuery,
): Promise<Match[]> {
  return presentFor(db, actor, await findMatchPage(db, actor, query));
}

export async function listTournamentMatches(
  { db }: Platform,
  actor: Actor | null,
  { tournamentId, query }: { tournamentId: number; query: SeasonQuery },
): Promise<Outcome<Match[]>> {
  if (!(await findTournament(db, actor, tournamentId))) return refuse('not_found');
  return accept(await presentFor(db, actor, await findMatchesOf(db, tournamentId, query)));
}

export async function getMatch(
  { db }: Platform,
  actor: Actor | null,
  matchId: number,
): Promise<Outcome<Match>> {
  const row = await findMatch(db, actor, matchId);
  if (!row) return refuse('not_found');
  const [match] = await presentFor(db, actor, [row]);
  return match ? accept(match) : refuse('not_found');
}

/** Some matches by their ids and in that order; those that the viewer may not see are left out. */
export async function loadMatches(
  db: Database,
  actor: Actor,
  matchIds: readonly number[],
): Promise<Match[]> {
  const found = await presentFor(db, actor, await findMatchesById(db, actor, matchIds));
  const byId = new Map(found.map((match) => [match.id, match]));
  return matchIds.flatMap((id) => byId.get(id) ?? []);
}

/** Adds to the matches what the viewer has answered and still may. */
export async function presentFor(
  db: Database,
  actor: Actor | null,
  rows: readonly MatchRow[],
): Promise<Match[]> {
  const ids = rows.map(({ match }) => match.id);
  const open = rows.filter(({ match }) => match.status === 'active');
  const [answers, circleIds] = await Promise.all([
    actor ? findAnswersOf(db, actor.userId, ids) : undefined,
    actor && open.length > 0 ? findCirclesOf(db, actor.userId) : undefined,
  ]);
  return rows.map((row) => {
    const { match, tournament } = row;
    const isMember = tournament.circleId !== null && circleIds?.has(tournament.circleId) === true;
    return presentMatch(row, {
      answer: answers?.get(match.id),
      viewerMayVote: actor !== null && match.status === 'active' && mayVote(tournament, isMember),
    });
  });
}
