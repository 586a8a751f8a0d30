import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertTrial } from './devices.repo.ts';

/** To the browser that calls, whatever the hour. */
export async function sendTrial(
  { db }: Pick<Platform, 'db'>,
  { sessionId }: Actor,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    if (!(await insertTrial(tx, sessionId))) return refuse('push_off');
    await enqueue(tx, { name: 'send-pushes', payload: {} });
    return accept(undefined);
  });
}
