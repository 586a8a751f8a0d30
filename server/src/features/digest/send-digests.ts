import { userId } from '@girone/contract/ids';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimMail, findReaders, unclaimMail } from './digest-readers.repo.ts';
import { gatherDigests } from './gather-digests.ts';
import { writeDigest } from './write-digest.ts';

type Tools = Pick<Platform, 'clock' | 'config' | 'db' | 'mailer' | 'secrets'>;

const patienceMs = 3 * 86_400_000;

/**
 * Mails the digests of some people, to each once: those that went out before a crash are known. Whoever has nothing
 * waiting and nothing to read about gets none.
 */
export function sendDigests(platform: Tools) {
  const { db, mailer, clock } = platform;
  return defineJob({
    name: 'send-digests',
    payload: z.object({ week: z.iso.date(), userIds: z.array(userId) }),
    async run({ week, userIds }) {
      // What could not be sent for days is no news any more.
      if (clock.now().getTime() - Date.parse(week) > patienceMs) return;
      const readers = await findReaders(db, { userIds, week });
      const digests = await gatherDigests(db, readers);
      const failed: unknown[] = [];
      for (const digest of digests) {
        const mail = writeDigest(platform, digest, clock.now());
        const claim = { userId: digest.reader.userId, week };
        if (!(await claimMail(db, claim))) continue;
        try {
          await mailer.send(mail);
        } catch (error) {
          // It did not go out: the job is tried again, for whoever is left.
          await unclaimMail(db, claim);
          failed.push(error);
        }
      }
      if (failed.length > 0) {
        throw new Error(`${failed.length} digests did not go out`, { cause: failed[0] });
      }
    },
  });
}
