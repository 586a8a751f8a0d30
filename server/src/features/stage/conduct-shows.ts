import { isDeepStrictEqual } from 'node:util';
import type { LiveEvents } from '@girone/contract/events';
import type { OutboxEvent } from '../../domain/events/event-reader.ts';
import type { Services } from '../../domain/services.ts';
import { runPaced } from '../../platform/events/run-paced.ts';
import { insidersOf, onlookersOf, watchersOf } from './stage.audience.ts';
import { findHalls, type HallRow } from './seats.repo.ts';
import { hasDay, isHeld, nextTelling, presentShow, type StageDay } from './stage.present.ts';
import { findStages } from './stage.repo.ts';
import type { Teller } from './tell-day.ts';

type StageNews = LiveEvents['stage'];

/** What the pages of this instance were last told of an evening. */
interface Told {
  readonly matchDay: number;
  readonly show: StageNews['show'];
  readonly matches: number;
}

interface Parts extends Pick<Services, 'db' | 'log' | 'liveStreams'> {
  readonly teller: Teller;
}

/** Between two looks at evenings that somebody watches here, and at who has come. */
const lookMs = 2000;
const restMs = 50;
const failureRestMs = 1000;

/**
 * Tells the pages of this instance that watch an evening, at its moment, what it brings. All of it is read from the
 * database: each instance does so for itself, and one that was away finds out where the evening stands. It is no more
 * than a push: whoever misses it asks, and is answered the same.
 */
export function conductShows({ db, log, liveStreams, teller }: Parts) {
  const told = new Map<number, Told>();
  const halls = new Map<number, string>();
  let alarm: NodeJS.Timeout | undefined;

  async function findWatched(): Promise<StageDay[]> {
    const ids = liveStreams.watched();
    forgetOthers(ids, told, halls);
    if (ids.length === 0) return [];
    const stages = await findStages(db, { ids });
    return stages.filter(hasDay);
  }

  async function lookAtShows(): Promise<boolean> {
    const stages = await findWatched();
    const news: OutboxEvent[] = [];
    for (const stage of stages) news.push(...(await findNews(stage)));
    if (news.length > 0) await liveStreams.deliver(news);
    const soonest = Math.min(...stages.map((stage) => nextTelling(stage) ?? Infinity));
    clearTimeout(alarm);
    // Not a moment too early: the database's clock decides, and it would be asked again and again.
    if (soonest < lookMs) alarm = setTimeout(() => shows.nudge(), soonest + 5);
    return false;
  }

  async function findNews(stage: StageDay): Promise<OutboxEvent[]> {
    if (!isHeld(stage) && !told.has(stage.id)) return [];
    const show = presentShow(stage);
    if (!show) return [];
    const before = told.get(stage.id);
    const day = await teller.tell(stage);
    const now = { matchDay: stage.matchDay, show, matches: day.told.length };
    told.set(stage.id, now);
    // Whoever has just opened the page may have asked a moment before the last match was told.
    const known = before?.matchDay === stage.matchDay ? before.matches : day.told.length - 1;
    const news = day.told.slice(Math.max(known, 0)).map((match) => tellStage(stage, match));
    if (news.length > 0 || isDeepStrictEqual(before?.show, show)) return news;
    return [tellStage(stage, null)];
  }

  async function lookAtHalls(): Promise<boolean> {
    const stages = (await findWatched()).filter(isHeld);
    if (stages.length === 0) return false;
    const { rows } = await findHalls(db, { ids: stages.map(({ id }) => id) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const news = stages.flatMap((stage) => {
      const hall = byId.get(stage.id);
      const text = JSON.stringify(hall);
      if (!hall || halls.get(stage.id) === text) return [];
      halls.set(stage.id, text);
      return tellHall(stage, hall);
    });
    if (news.length > 0) await liveStreams.deliver(news);
    return false;
  }

  const onFailure = (error: unknown) => log.warn({ err: error }, 'an evening could not be read');
  const pace = { onFailure, restMs, failureRestMs, idleMs: lookMs };
  const shows = runPaced({ ...pace, work: lookAtShows });
  const seats = runPaced({ ...pace, work: lookAtHalls });
  const stopHearing = liveStreams.hear((event) => {
    if (event.type !== 'stage' || event.data.told !== null) return;
    const { tournamentId, show } = event.data;
    const before = told.get(tournamentId);
    // It may have been on its way while something newer was told: then that is told once more.
    if (before) told.set(tournamentId, { ...before, show });
    shows.nudge();
  });

  return {
    async stop(): Promise<void> {
      stopHearing();
      clearTimeout(alarm);
      await Promise.all([shows.stop(), seats.stop()]);
      clearTimeout(alarm);
    },
  };
}

function forgetOthers(ids: readonly number[], ...kept: Map<number, unknown>[]): void {
  const watched = new Set(ids);
  for (const each of kept) {
    for (const id of each.keys()) if (!watched.has(id)) each.delete(id);
  }
}

function tellStage(stage: StageDay, match: StageNews['told']): OutboxEvent {
  const { id, matchDay, now } = stage;
  const data: StageNews = {
    tournamentId: id,
    matchDay,
    now,
    show: presentShow(stage),
    calledFor: null,
    told: match,
  };
  return { event: { type: 'stage', data }, audience: watchersOf(stage, onlookersOf(stage)) };
}

/** Once with faces, for those who may see them, and once without. */
function tellHall(stage: StageDay, { here, seats, faces }: HallRow): OutboxEvent[] {
  const say = (shown: typeof faces, audience: OutboxEvent['audience']): OutboxEvent => ({
    event: { type: 'hall', data: { tournamentId: stage.id, hall: { here, seats, faces: shown } } },
    audience,
  });
  const insiders = insidersOf(stage);
  const others = watchersOf(stage, onlookersOf(stage), insiders);
  return [say(faces, watchersOf(stage, insiders)), say([], others)];
}
