import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { ReportCase } from '@girone/contract/moderation';
import { recordAct } from '../../domain/audit.ts';
import { notify, notifyAll } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockPerson, refuseActOn, refuseBy, suspendUser } from '../auth/index.ts';
import { quoteBriefly, takePostAway, type broadcastCounts } from '../posts/index.ts';
import { loadCases } from './load-cases.ts';
import { findModeratedPosts, isTopic } from './moderated-posts.repo.ts';
import {
  refuseCircleCase,
  refuseContradiction,
  refuseOwnCase,
  type Sanctions,
} from './moderation.policy.ts';
import { refuseQueue } from './refuse-queue.ts';
import { findReport, findRole, lockCase, resolveReports, type ReportRow } from './reports.repo.ts';

export interface Decision extends Sanctions {
  readonly reason: string;
}

interface DecideInput {
  readonly reportId: number;
  readonly decision: Decision;
  /** Of a circle's own queue. */
  readonly circleId?: CircleId;
  readonly counts: Pick<ReturnType<typeof broadcastCounts>, 'onChange'>;
}

/**
 * Decides all open reports of a post or a person: what follows from it, the record, and the answer to
 * whoever reported are one transaction.
 */
export async function decideCase(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { reportId, decision, circleId, counts }: DecideInput,
): Promise<Outcome<ReportCase>> {
  const contradiction = refuseContradiction(decision);
  if (contradiction) return contradiction;
  const decided = await retryConflict(() =>
    db.transaction(async (tx) => {
      const report = await findReport(tx, reportId);
      const refusal =
        circleId === undefined
          ? await refuseAdmin(tx, actor, { report, decision })
          : await refuseModerator(tx, actor, { report, circleId });
      if (refusal || !report) return refusal ?? refuse('not_found');
      return settle(tx, actor, { report, decision });
    }),
  );
  if (!decided.ok) return decided;
  const { caseId, parentPostId } = decided.value;
  if (parentPostId !== null) counts.onChange(parentPostId);
  const place = circleId === undefined ? {} : { circleId };
  const [decidedCase] = await loadCases(db, actor, { ids: [caseId], ...place });
  if (!decidedCase) throw new Error(`case ${caseId} is gone although it was decided`);
  return accept(decidedCase);
}

interface Matter {
  readonly report: ReportRow;
  readonly decision: Decision;
}

/** What is done to a person is held back by the rules of every act on one; the person is held first. */
async function refuseAdmin(
  tx: Transaction,
  actor: Actor,
  { report, decision }: { readonly report: ReportRow | undefined; readonly decision: Decision },
): Promise<Refusal | undefined> {
  if (!report) return refuse('not_found');
  const own = refuseOwnCase(actor.userId, report);
  if (own || !(decision.warn || decision.suspend)) return own;
  const held = await lockPerson(tx, actor, report.concernedId);
  if (!held.ok) return held;
  if (decision.suspend && held.value.isLastSuperAdmin) return refuse('last_super_admin');
  return refuseBy(refuseActOn, held.value);
}

async function refuseModerator(
  tx: Transaction,
  actor: Actor,
  { report, circleId }: { readonly report: ReportRow | undefined; readonly circleId: CircleId },
): Promise<Refusal | undefined> {
  const { userId } = actor;
  const denied = await refuseQueue(tx, circleId, actor);
  if (denied) return denied;
  if (!report || report.circleId !== circleId) return refuse('not_found');
  const { concernedId } = report;
  const role = await findRole(tx, circleId, userId);
  const concerned = { concernedId, role: await findRole(tx, circleId, concernedId) };
  return refuseCircleCase({ userId, role }, concerned);
}

interface Settled {
  readonly caseId: number;
  /** Whose replies are one fewer. */
  readonly parentPostId: number | null;
}

async function settle(
  tx: Transaction,
  actor: Actor,
  { report, decision }: Matter,
): Promise<Outcome<Settled>> {
  const open = await lockCase(tx, report);
  const [first] = open;
  if (!first || !open.some(({ id }) => id === report.id)) return refuse('report_decided');
  const { postId, concernedId } = report;
  const { outcome, reason, warn, suspend, suspendedUntil } = decision;
  const deletesPost = decision.deletePost && postId !== null;
  // It goes with its championship, whatever is said of it.
  if (deletesPost && (await isTopic(tx, postId))) return refuse('forbidden');

  // Words that are gone a moment later.
  const subject = postId === null ? null : await quotePost(tx, postId);
  // Somebody may have deleted it since: then there is nothing left to do.
  const deleted = deletesPost ? await takePostAway(tx, actor, { postId, reason }) : undefined;
  if (warn) {
    await notify(tx, {
      userId: concernedId,
      actorId: null,
      type: 'moderation',
      payload: { act: 'warned', subject, reason },
      dedupeKey: `warned:${first.id}`,
    });
  }
  const ids = open.map(({ id }) => id);
  await resolveReports(tx, ids, { status: outcome, resolvedBy: actor.userId });
  await answerReporters(tx, open, outcome);
  await recordAct(tx, {
    actorId: actor.userId,
    action: outcome === 'upheld' ? 'report.uphold' : 'report.dismiss',
    target: { type: 'report', id: first.id, name: subject },
    reason,
    before: { status: 'open', reports: ids, postId, concernedId },
    after: { status: outcome, postDeleted: deleted?.ok === true, warned: warn, suspended: suspend },
  });
  if (suspend) await suspendHeld(tx, actor, { report, reason, until: suspendedUntil });
  return accept({
    caseId: first.id,
    parentPostId: deleted?.ok ? deleted.value.parentPostId : null,
  });
}

async function quotePost(tx: Transaction, postId: number): Promise<string | null> {
  const [row] = await findModeratedPosts(tx, [postId]);
  return row ? quoteBriefly(row.post.content) : null;
}

async function answerReporters(
  tx: Transaction,
  open: readonly ReportRow[],
  outcome: Decision['outcome'],
): Promise<void> {
  await notifyAll(
    tx,
    open.map(({ id, reporterId, postId }) => ({
      userId: reporterId,
      actorId: null,
      type: 'report_outcome',
      payload: postId === null ? { outcome } : { postId, outcome },
      dedupeKey: `report_outcome:${id}`,
    })),
  );
}

async function suspendHeld(
  tx: Transaction,
  actor: Actor,
  { report, reason, until }: { report: ReportRow; reason: string; until: Date | null },
): Promise<void> {
  const suspended = await suspendUser(tx, actor, { userId: report.concernedId, reason, until });
  // Asked before anything was written, and held since: a refusal now must undo all of it.
  if (!suspended.ok) throw new Error(`a held person could not be suspended: ${suspended.code}`);
}
