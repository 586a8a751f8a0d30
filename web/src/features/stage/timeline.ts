import { ballotTimes, orderBallots } from '@girone/championship/show/ballot-order';
import {
  beatsOf,
  storyAfter,
  verdictAfter,
  type Beats,
  type PlacedScene,
} from '@girone/championship/show/script';
import type { StageShow, ToldMatch } from '@girone/contract/stage';

/** Where an evening stands at an instant of the server's clock, in milliseconds from its first match. */
export function positionOf({ startedAt, pausedAt, resumesAt }: StageShow, now: number): number {
  if (pausedAt === null) return now - startedAt;
  const waited = resumesAt === null ? 0 : Math.max(0, now - resumesAt);
  return pausedAt + waited - startedAt;
}

export function isPausedAt({ pausedAt, resumesAt }: StageShow, now: number): boolean {
  return pausedAt !== null && (resumesAt === null || now < resumesAt);
}

type Side = 1 | 2;

/** A match as every screen plays it; instants count from its start. */
export interface PlayedMatch {
  beats: Beats;
  /** The ballots in the order in which they are turned, and when; both empty until it is told. */
  order: readonly Side[];
  turns: readonly number[];
  /** Null until it is told. */
  verdict: number | null;
  story: number | null;
}

interface MatchPlace {
  matches: number;
  index: number;
  matchNumber: number;
  seal: string;
}

export function playMatch(place: MatchPlace, told: ToldMatch | undefined): PlayedMatch {
  const beats = beatsOf(place, place.index);
  if (told === undefined) return { beats, order: [], turns: [], verdict: null, story: null };
  const { matchNumber, seal } = place;
  const order = orderBallots({ ...told, matchNumber }, seal);
  const turns = ballotTimes(order.length, beats.counted - beats.count).map(
    (time) => beats.count + time,
  );
  const last = turns.at(-1) ?? beats.count;
  return { beats, order, turns, verdict: last + verdictAfter, story: last + storyAfter };
}

/** How long half of the count stays on screen for whoever wants no motion. */
const calmHalfMs = 1000;

/**
 * When the figures change for whoever wants no motion: none, half, all. The last comes with everybody's last ballot, so
 * that nobody knows before the others.
 */
export function calmTurns({ turns, beats }: PlayedMatch): readonly number[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const half = Math.floor(turns.length / 2);
  const halfAt = Math.max(beats.count, last - calmHalfMs);
  return turns.map((_, index) => (index < half ? halfAt : last));
}

export type MatchStep = 'posters' | 'stake' | 'roll' | 'count' | 'verdict' | 'story' | 'table';

/** What a match has come to at an instant from its start. */
export function stepAt({ beats, verdict, story }: PlayedMatch, at: number): MatchStep {
  if (at >= beats.table) return 'table';
  if (story !== null && at >= story) return 'story';
  if (verdict !== null && at >= verdict) return 'verdict';
  if (at >= beats.count) return 'count';
  if (beats.roll !== null && at >= beats.roll) return 'roll';
  if (beats.stake !== null && at >= beats.stake) return 'stake';
  return 'posters';
}

/** How many ballots lie open at an instant from the start of the match. */
export function turnedAt(turns: readonly number[], at: number): number {
  const next = turns.findIndex((turn) => turn > at);
  return next === -1 ? turns.length : next;
}

interface Played {
  script: readonly PlacedScene[];
  matches: readonly PlayedMatch[];
  isCalm: boolean;
}

/** Every position at which a screen shows something else, in order. */
export function changesOf({ script, matches, isCalm }: Played): number[] {
  const changes = script.flatMap(({ scene, begins }) => {
    if (scene.kind === 'opening') return [begins, begins + 1000, begins + 2000];
    const match = scene.kind === 'match' ? matches[scene.index] : undefined;
    if (match === undefined) return [begins];
    const { beats, verdict, story } = match;
    const turns = isCalm ? calmTurns(match) : match.turns;
    const { stake, roll, count, table } = beats;
    return [0, stake, roll, count, ...turns, verdict, story, table]
      .filter((at) => at !== null)
      .map((at) => begins + at);
  });
  return [...new Set(changes)].toSorted((a, b) => a - b);
}
