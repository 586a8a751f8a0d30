import type { Match, matchRoutes } from '@girone/contract/matches';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentMatch } from './matches.present.ts';
import { findMatches } from './matches.repo.ts';

type Query = RouteInput<typeof matchRoutes.listMatches>['query'];

export async function listMatches(
  { db }: Platform,
  actor: Actor | null,
  query: Query,
): Promise<Match[]> {
  const rows = await findMatches(db, actor, query);
  return rows.map(presentMatch);
}
