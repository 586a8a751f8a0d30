import { accept, type Outcome } from '@girone/contract/errors';
import type { Activity, profileRoutes } from '@girone/contract/profiles';
import type { RouteInput, RouteResponse } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentActivity } from './activity.present.ts';
import { findActivity } from './activity.repo.ts';
import {
  findCirclesOf,
  findFilmsOf,
  findTournamentsOf,
  type TournamentRow,
} from './profile-lists.repo.ts';
import { enterProfile } from './read-profile.ts';

type Films = RouteResponse<typeof profileRoutes.listFilmsOf>;
type Tournaments = RouteResponse<typeof profileRoutes.listTournamentsOf>;
type Circles = RouteResponse<typeof profileRoutes.listCirclesOf>;

interface Asked<Query> {
  readonly username: string;
  readonly query: Query;
}

export async function listActivity(
  { db }: Platform,
  actor: Actor,
  { username, query }: Asked<RouteInput<typeof profileRoutes.listActivity>['query']>,
): Promise<Outcome<Activity[]>> {
  const entered = await enterProfile(db, actor, username);
  if (!entered.ok) return entered;
  const { limit, before } = query;
  const rows = await findActivity(db, actor, {
    personId: entered.value.id,
    limit,
    // PostgreSQL knows no year 0; nothing has happened before it either.
    before: before?.startsWith('0000') ? '-infinity' : before,
  });
  return accept(rows.map(presentActivity));
}

export async function listFilmsOf(
  { db }: Platform,
  actor: Actor,
  username: string,
): Promise<Outcome<Films>> {
  const entered = await enterProfile(db, actor, username);
  return entered.ok ? accept(await findFilmsOf(db, { ownerId: entered.value.id })) : entered;
}

export async function listTournamentsOf(
  { db }: Platform,
  actor: Actor,
  { username, query }: Asked<RouteInput<typeof profileRoutes.listTournamentsOf>['query']>,
): Promise<Outcome<Tournaments>> {
  const entered = await enterProfile(db, actor, username);
  if (!entered.ok) return entered;
  const rows = await findTournamentsOf(db, actor, { ...query, personId: entered.value.id });
  return accept(rows.map(presentTournament));
}

function presentTournament(row: TournamentRow): Tournaments[number] {
  return { ...row, cancelledAt: row.cancelledAt?.toISOString() ?? null };
}

export async function listCirclesOf(
  { db }: Platform,
  actor: Actor,
  username: string,
): Promise<Outcome<Circles>> {
  const entered = await enterProfile(db, actor, username);
  return entered.ok ? accept(await findCirclesOf(db, actor, entered.value.id)) : entered;
}
