import { opening } from '@girone/championship/show/script';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { StageShow } from '@girone/contract/stage';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { setCourse } from './announce-show.ts';
import { lockStage, type StageOrder } from './lock-stage.ts';
import { showOf } from './stage.present.ts';
import { insertStart } from './shows.repo.ts';

/** Starts the evening, once. The order of its ballots follows from the seal: before it there is none. */
export async function startShow(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  order: StageOrder,
): Promise<Outcome<StageShow>> {
  return db.transaction(async (tx) => {
    const held = await lockStage(tx, actor, order);
    if (!held.ok) return held;
    const { stage } = held.value;
    if (showOf(stage)) return refuse('show_running');
    if (stage.seal === null) return refuse('day_not_sealed');
    const { now } = stage;
    const show = { startedAt: now + opening, pausedAt: null, runnerSeenAt: now };
    await insertStart(tx, {
      ...order,
      startedBy: actor.userId,
      startedAt: new Date(show.startedAt),
      runnerSeenAt: new Date(show.runnerSeenAt),
    });
    return accept(await setCourse(tx, held.value, show));
  });
}
