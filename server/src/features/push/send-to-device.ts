import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PushMessage, PushOutcome } from '../../platform/push/pusher.ts';
import { findNotification, presentNotification, settleOne } from '../notifications/index.ts';
import { findDayClose } from '../tournaments/index.ts';
import {
  deleteDeliveries,
  deleteGone,
  findReader,
  findWanted,
  holdDeliveries,
  noteFailed,
  notePushed,
  noteSent,
  retryDeliveries,
  type Due,
  type Reader,
  type Wanted,
} from './deliveries.repo.ts';
import { findQuietHours } from './devices.repo.ts';
import { callLifetimeSeconds, lifetimeSeconds } from './push.limits.ts';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';
import { writePush, writeTrial, type News } from './write-push.ts';

type Tools = Pick<Platform, 'clock' | 'db' | 'log' | 'pusher'>;

/** Before the second try; four times as long before each one after. */
const firstWaitSeconds = 30;

/** All that is due to one device, as one push: what is still wanted, outside of quiet hours, and not too old. */
export async function sendToDevice(tools: Tools, due: readonly Due[]): Promise<void> {
  const { db } = tools;
  const [first] = due;
  const [reader] = first ? await findReader(db, first) : [];
  if (!first || !reader) return drop(db, due);
  const trial = due.filter(({ notificationId }) => notificationId === null);
  if (trial.length > 0) await deliver(tools, trial, writeTrial(reader.language));
  const told = due.filter(({ notificationId }) => notificationId !== null);
  const { send, hold, until } = await sortOut(tools, reader, told);
  const isKept = new Set([...send, ...hold].map(({ notificationId }) => notificationId));
  await drop(
    db,
    told.filter(({ notificationId }) => notificationId === null || !isKept.has(notificationId)),
  );
  if (until) await holdDeliveries(db, { ids: idsOf(told, hold), until });
  const news = await readNews(db, reader, send);
  const message = writePush(reader.language, news);
  const ids = new Set(idsOf(told, send));
  const sent = told.filter(({ id }) => ids.has(id));
  if (!message) return drop(db, sent);
  await deliver(tools, sent, { ...message, ...urgencyOf(send, tools.clock.now()) });
}

interface Sorted {
  readonly send: readonly Wanted[];
  readonly hold: readonly Wanted[];
  /** Until when they are held. */
  readonly until: Date | null;
}

async function sortOut(
  { db, clock }: Tools,
  { userId }: Reader,
  told: readonly Due[],
): Promise<Sorted> {
  if (told.length === 0) return { send: [], hold: [], until: null };
  const ids = told.flatMap(({ notificationId }) => notificationId ?? []);
  // Whoever has done meanwhile what it asks for needs no push.
  for (const id of ids) await settleOne(db, { id });
  const now = clock.now();
  const wanted = (await findWanted(db, { userId, ids })).filter(
    (each) => secondsLeft(each, now) > 0,
  );
  const { chosen, timeZone } = await findQuietHours(db, userId);
  const hours = chosen ?? usualQuietHours;
  const until = quietUntil(hours, timeZone ?? 'UTC', now);
  if (!until) return { send: wanted, hold: [], until };
  const send: Wanted[] = [];
  for (const each of wanted) {
    if (hours.letsClosingThrough && (await closesBefore(db, each, until))) send.push(each);
  }
  const hold = wanted.filter((each) => !send.includes(each) && secondsLeft(each, until) > 0);
  return { send, hold, until };
}

/** A day that would be over when the quiet hours are. */
async function closesBefore(db: Db, { type, tournamentId }: Wanted, until: Date): Promise<boolean> {
  if (type !== 'match_day_closing' || tournamentId === null) return false;
  const closesAt = await findDayClose(db, tournamentId);
  return closesAt !== null && closesAt < until;
}

/** For how long it is still news. */
function secondsLeft({ type, createdAt }: Wanted, now: Date): number {
  const lifetime = type === 'match_day_called' ? callLifetimeSeconds : lifetimeSeconds;
  return lifetime - Math.floor((now.getTime() - createdAt.getTime()) / 1000);
}

/** What presses wakes a device up. */
function urgencyOf(sent: readonly Wanted[], now: Date): Pick<PushMessage, 'ttl' | 'urgency'> {
  const presses = sent.some(
    ({ type }) => type === 'match_day_called' || type === 'match_day_closing',
  );
  const ttl = Math.max(60, ...sent.map((each) => secondsLeft(each, now)));
  return { ttl, urgency: presses ? 'high' : 'normal' };
}

/** As their reader may see it now; what cannot be seen any more is left out. */
async function readNews(db: Db, reader: Reader, wanted: readonly Wanted[]): Promise<News[]> {
  const news: News[] = [];
  for (const { notificationId, isPrivate } of wanted) {
    const row = await findNotification(db, reader, notificationId);
    if (row) news.push({ notification: presentNotification(row), isPrivate });
  }
  return news;
}

async function deliver(tools: Tools, due: readonly Due[], message: PushMessage): Promise<void> {
  const { db, pusher, log } = tools;
  const [first] = due;
  if (!first) return;
  const outcome = await pusher.send(first, message);
  if (outcome.kind !== 'taken') {
    // No address in it: whoever has one can send pushes there.
    log.info({ deviceId: first.deviceId, ...outcome }, 'a push was not taken');
  }
  await settle(db, due, outcome);
}

async function settle(db: Db, due: readonly Due[], outcome: PushOutcome): Promise<void> {
  const [first] = due;
  if (!first) return;
  const { deviceId } = first;
  if (outcome.kind === 'gone') {
    await deleteGone(db, { deviceId });
    return;
  }
  if (outcome.kind === 'later') {
    await noteFailed(db, { deviceId });
    const wait = firstWaitSeconds * 4 ** Math.min(first.attempts - 1, 5);
    const seconds = Math.max(wait, outcome.retryAfter ?? 0);
    await retryDeliveries(db, { ids: due.map(({ id }) => id), seconds });
    return;
  }
  if (outcome.kind === 'refused') await noteFailed(db, { deviceId });
  else {
    await notePushed(db, {
      deviceId,
      ids: due.flatMap(({ notificationId }) => notificationId ?? []),
    });
    await noteSent(db, { deviceId });
  }
  await drop(db, due);
}

async function drop(db: Db, due: readonly Due[]): Promise<void> {
  if (due.length > 0) await deleteDeliveries(db, { ids: due.map(({ id }) => id) });
}

function idsOf(told: readonly Due[], wanted: readonly Wanted[]): number[] {
  const ids = new Set(wanted.map(({ notificationId }) => notificationId));
  return told.flatMap(({ id, notificationId }) =>
    notificationId !== null && ids.has(notificationId) ? id : [],
  );
}
