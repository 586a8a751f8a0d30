import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { notifySeason } from '../../domain/notifications/notify.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceStage } from './announce-show.ts';
import { lockStage, type StageOrder } from './lock-stage.ts';
import { showOf } from './stage.present.ts';
import { saveCall } from './shows.repo.ts';

const minute = 60_000;
/** From the call to the evening. */
const callAhead = 5 * minute;
/** Between two calls. */
const callPause = 10 * minute;

/** Tells everybody who takes part that the evening begins in five minutes; of results it says nothing. */
export async function callToStage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  order: StageOrder,
): Promise<Outcome<{ calledFor: number }>> {
  return db.transaction(async (tx) => {
    const held = await lockStage(tx, actor, order);
    if (!held.ok) return held;
    const { stage } = held.value;
    if (showOf(stage)) return refuse('show_running');
    const last = stage.calledFor?.getTime();
    if (last !== undefined && stage.now < last - callAhead + callPause) {
      return refuse('called_lately');
    }
    const calledFor = stage.now + callAhead;
    await saveCall(tx, { ...order, calledFor: new Date(calledFor) });
    await announceStage(tx, held.value, { calledFor });
    await notifySeason(tx, {
      type: 'match_day_called',
      tournamentId: stage.id,
      matchDay: stage.matchDay,
      closesAt: new Date(calledFor).toISOString(),
      except: actor.userId,
    });
    return accept({ calledFor });
  });
}
