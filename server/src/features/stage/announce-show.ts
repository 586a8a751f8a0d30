import { describeShow, type RunningShow } from '@girone/championship/show/script';
import type { StageShow } from '@girone/contract/stage';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { HeldStage } from './lock-stage.ts';
import { endOfShow } from './stage.present.ts';
import { saveShow } from './shows.repo.ts';

interface StageNews {
  readonly show?: StageShow;
  readonly calledFor?: number;
}

/** Tells every open page that may know of it. */
export async function announceStage(
  tx: Transaction,
  { tournament, stage }: HeldStage,
  { show, calledFor }: StageNews,
): Promise<void> {
  await emit(
    tx,
    {
      type: 'stage',
      data: {
        tournamentId: stage.id,
        matchDay: stage.matchDay,
        now: stage.now,
        show: show ?? null,
        calledFor: calledFor ?? null,
        told: null,
      },
    },
    audienceOf(tournament),
  );
}

export const endJob = 'end-show';

/** The evening has a new course: it is told, and its end planned anew. */
export async function setCourse(
  tx: Transaction,
  held: HeldStage,
  show: RunningShow,
): Promise<StageShow> {
  const { stage } = held;
  const { id: tournamentId, matchDay } = stage;
  await saveShow(tx, {
    tournamentId,
    matchDay,
    startedAt: new Date(show.startedAt),
    pausedAt: show.pausedAt === null ? null : new Date(show.pausedAt),
    runnerSeenAt: new Date(show.runnerSeenAt),
  });
  await planEnd(tx, { tournamentId, matchDay, runAt: new Date(endOfShow(stage, show)) });
  const described = describeShow(show, stage.now);
  await announceStage(tx, held, { show: described });
  return described;
}

interface PlannedEnd {
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly runAt: Date;
}

/** It finds out by itself, should the evening take longer. */
export async function planEnd(
  tx: Transaction,
  { tournamentId, matchDay, runAt }: PlannedEnd,
): Promise<void> {
  await enqueue(
    tx,
    { name: endJob, payload: { tournamentId } },
    { key: `${endJob}:${tournamentId}:${matchDay}`, runAt },
  );
}
