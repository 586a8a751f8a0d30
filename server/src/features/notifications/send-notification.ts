import { longId } from '@girone/contract/ids';
import type { Notification } from '@girone/contract/notifications';
import { z } from 'zod';
import { mailedByDefault } from '../../domain/notifications/notify.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellDayStory } from '../matches/index.ts';
import {
  countMailsOfDay,
  findRecipient,
  lockRecipient,
  markMailed,
  unmarkMailed,
  type Recipient,
} from './mails.repo.ts';
import { mailsPerDay } from './notifications.limits.ts';
import { presentNotification } from './notifications.present.ts';
import { findNotification } from './notifications.repo.ts';
import { settleOne } from './settled.repo.ts';
import { findMatchesToVote } from './votes-left.repo.ts';
import { dayToVote, writeMail } from './write-mail.ts';

/** Shown in a mail; the rest is counted. */
const mostMatches = 4;

type Tools = Pick<Platform, 'config' | 'db' | 'mailer' | 'secrets'>;

/**
 * Mails a notification to whoever wants that and has not read it meanwhile, once, and only while they may
 * see what it is about.
 */
export function sendNotification(platform: Tools) {
  const { db, mailer } = platform;
  return defineJob({
    name: 'send-notification',
    payload: z.object({ notificationId: longId }),
    async run({ notificationId }) {
      // Whoever has done meanwhile what it asks for needs no mail.
      await settleOne(db, { id: notificationId });
      const recipient = await findRecipient(db, notificationId, mailedByDefault);
      if (!recipient) return;
      const row = await findNotification(db, recipient, notificationId);
      const mail = row && (await write(platform, recipient, presentNotification(row)));
      if (!mail || !(await claim(platform, recipient, notificationId))) return;
      try {
        await mailer.send(mail);
      } catch (error) {
        // It did not go out: the job is tried again.
        await unmarkMailed(db, { id: notificationId });
        throw error;
      }
    },
  });
}

/** With the matches that it asks to vote on. */
async function write(
  tools: Tools,
  recipient: Recipient,
  notification: Notification,
): Promise<Mail | undefined> {
  const matchDay = dayToVote(notification);
  const { tournament } = notification;
  const matches =
    tournament && matchDay !== null
      ? await findMatchesToVote(tools.db, {
          userId: recipient.userId,
          tournamentId: tournament.id,
          matchDay,
          limit: mostMatches,
        })
      : [];
  const story = await tellResults(tools, recipient, notification);
  return writeMail(tools, recipient, { notification, matches, story });
}

/** What the day brought, where its results are the news. */
async function tellResults(
  { db }: Tools,
  { language }: Recipient,
  { type, tournament, champions }: Notification,
): Promise<string[]> {
  const closed = type === 'match_day_results' ? tournament?.matchDay : champions?.matchDay;
  if (!tournament || closed === undefined || closed === null) return [];
  const day = { tournamentId: tournament.id, matchDay: closed };
  return (await tellDayStory(db, day, language)).sentences;
}

async function claim(
  { db }: Tools,
  { userId }: Recipient,
  notificationId: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRecipient(tx, { userId });
    if ((await countMailsOfDay(tx, userId)) >= mailsPerDay) return false;
    return markMailed(tx, notificationId);
  });
}
