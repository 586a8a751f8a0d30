import {
  jumpTo,
  pause,
  positionAt,
  resume,
  resumeIfAlone,
  sceneAt,
  type RunningShow,
} from '@girone/championship/show/script';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { StageShow } from '@girone/contract/stage';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { revealMatchDay } from '../matches/index.ts';
import { setCourse } from './announce-show.ts';
import { lockStage, type HeldStage, type StageOrder } from './lock-stage.ts';
import { scriptOf, showOf } from './stage.present.ts';
import { findStart } from './shows.repo.ts';

interface Direction {
  readonly action: 'pause' | 'resume' | 'next' | 'end';
  /** The number of the scene that the caller sees. */
  readonly scene: number;
}

/**
 * Pauses, resumes, moves on or ends the evening. Only moving on asks which scene the caller saw: two who press at once
 * move it on once, and whoever pauses as a scene ends has paused all the same.
 */
export async function directShow(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  { action, scene, ...order }: StageOrder & Direction,
): Promise<Outcome<StageShow>> {
  if (action === 'end') return endNow(platform, actor, order);
  return platform.db.transaction(async (tx) => {
    const running = await lockRunning(tx, actor, order);
    if (!running.ok) return running;
    const { held, show } = running.value;
    const next = direct(held, show, { action, scene });
    return next ? accept(await setCourse(tx, held, next)) : refuse('show_moved_on');
  });
}

interface Running {
  readonly held: HeldStage;
  readonly show: RunningShow;
}

async function lockRunning(
  tx: Transaction,
  actor: Actor,
  order: StageOrder,
): Promise<Outcome<Running>> {
  const held = await lockStage(tx, actor, order);
  if (!held.ok) {
    const isHidden = held.code === 'not_found' || held.code === 'forbidden';
    return isHidden ? held : refuse('no_show');
  }
  const { stage } = held.value;
  const show = showOf(stage);
  if (!show) return refuse('no_show');
  const { scene } = sceneAt(scriptOf(stage), positionAt(show, stage.now));
  return scene.kind === 'ended' ? refuse('no_show') : accept({ held: held.value, show });
}

/** The evening as it runs from now on; absent where it has moved on already. */
function direct(
  { stage }: HeldStage,
  before: RunningShow,
  { action, scene }: Direction,
): RunningShow | undefined {
  const { now } = stage;
  const show = { ...resumeIfAlone(before, now), runnerSeenAt: now };
  if (action === 'pause') return pause(show, now);
  if (action === 'resume') return resume(show, now);
  const script = scriptOf(stage);
  const current = sceneAt(script, positionAt(show, now));
  if (current.number !== scene) return undefined;
  return jumpTo(show, current.ends, now);
}

/** Shows all that is left at once. */
async function endNow(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  order: StageOrder,
): Promise<Outcome<StageShow>> {
  const running = await platform.db.transaction((tx) => lockRunning(tx, actor, order));
  if (!running.ok) return running;
  const { tournamentId, matchDay } = order;
  const byHand = { matchDay, userId: actor.userId };
  const revealed = await revealMatchDay(platform, { tournamentId, byHand });
  // Somebody else was quicker.
  if (!revealed.ok) return refuse('no_show');
  const [ended] = await findStart(platform.db, { tournamentId, matchDay });
  if (!ended?.startedAt) return refuse('no_show');
  return accept({ startedAt: ended.startedAt.getTime(), pausedAt: null, resumesAt: null });
}
