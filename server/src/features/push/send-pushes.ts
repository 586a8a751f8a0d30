import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFailing, takeDue, type Due } from './deliveries.repo.ts';
import { failingDays, originsAtOnce, sendsAtOnce } from './push.limits.ts';
import { sendToDevice } from './send-to-device.ts';

type Tools = Pick<Platform, 'clock' | 'db' | 'log' | 'pusher'>;

/** Taken together for one push service. */
const batch = 5 * sendsAtOnce;

/**
 * Sends what is due. One run at a time in each process, so that it takes one place among the jobs however slow a push
 * service is; a service that is slow delays nobody but itself. Whatever wakes it meanwhile is heard at the end.
 */
export function sendPushes(platform: Tools) {
  let isRunning = false;
  let isWanted = false;
  return defineJob({
    name: 'send-pushes',
    payload: z.object({}),
    // What was held or is tried again, and what a process left that died.
    cron: '* * * * *',
    async run() {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      try {
        while (isWanted) {
          isWanted = false;
          await sendDue(platform);
        }
        await deleteFailing(platform.db, { days: failingDays });
      } finally {
        isRunning = false;
      }
    },
  });
}

async function sendDue(tools: Tools): Promise<void> {
  const busy = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    const { rows } = await takeDue(tools.db, { busy: [...busy.keys()], perOrigin: batch });
    for (const [origin, due] of groupBy(rows, (row) => row.origin)) {
      const sending = sendAll(tools, due)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(origin));
      busy.set(origin, sending);
    }
    if (busy.size === 0) break;
    if (rows.length === 0 || busy.size >= originsAtOnce) await Promise.race(busy.values());
  }
  // What failed is due again after its lease.
  if (failures.length > 0) throw new Error('pushes did not go out', { cause: failures[0] });
}

/** To the devices of one push service, a few at once. */
async function sendAll(tools: Tools, due: readonly Due[]): Promise<void> {
  const waiting = groupBy(due, (row) => row.deviceId).values();
  const sendNext = async () => {
    for (const ofDevice of waiting) await sendToDevice(tools, ofDevice);
  };
  await Promise.all(Array.from({ length: sendsAtOnce }, sendNext));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
