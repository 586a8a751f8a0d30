import { accept, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { moderationRoutes, ReportCase } from '@girone/contract/moderation';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadCases } from './load-cases.ts';
import { refuseQueue } from './refuse-queue.ts';
import { findCaseIds } from './report-queue.repo.ts';

type Tools = Pick<Platform, 'db'>;
type AdminQuery = RouteInput<typeof moderationRoutes.listReports>['query'];
type CircleQuery = RouteInput<typeof moderationRoutes.listCircleReports>['query'];

/** Of the whole place: the access to this is checked with the route. */
export async function listReports(
  { db }: Tools,
  actor: Actor,
  query: AdminQuery,
): Promise<ReportCase[]> {
  return loadCases(db, actor, { ids: await findCaseIds(db, { ...query, reader: actor.userId }) });
}

export async function listCircleReports(
  { db }: Tools,
  actor: Actor,
  { circleId, query }: { readonly circleId: CircleId; readonly query: CircleQuery },
): Promise<Outcome<ReportCase[]>> {
  const refusal = await refuseQueue(db, circleId, actor);
  if (refusal) return refusal;
  const ids = await findCaseIds(db, { ...query, circleId, reader: actor.userId });
  return accept(await loadCases(db, actor, { ids, circleId }));
}
