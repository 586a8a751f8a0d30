import {
  describeShow,
  endsAt,
  positionAt,
  toldAhead,
  toldMatches,
  writeScript,
  type PlacedScene,
  type RunningShow,
} from '@girone/championship/show/script';
import type { StageShow } from '@girone/contract/stage';
import type { StageRow } from './stage.repo.ts';

/** The day of a stage, and that there is one. */
export type StageDay = StageRow & { readonly matchDay: number };

export function hasDay(stage: StageRow): stage is StageDay {
  return stage.matchDay !== null;
}

/** Whether the day's results wait; if not, the evening is one to look back on. */
export function isHeld({ revealsAt }: Pick<StageRow, 'revealsAt'>): boolean {
  return revealsAt !== null;
}

/** Absent until somebody starts it. */
export function showOf(stage: StageRow): RunningShow | undefined {
  const { startedAt, pausedAt, runnerSeenAt } = stage;
  if (!startedAt || !runnerSeenAt) return undefined;
  return {
    startedAt: startedAt.getTime(),
    pausedAt: pausedAt?.getTime() ?? null,
    runnerSeenAt: runnerSeenAt.getTime(),
  };
}

export function scriptOf(stage: StageRow): PlacedScene[] {
  return writeScript(stage);
}

export function presentShow(stage: StageRow): StageShow | null {
  const show = showOf(stage);
  return show ? describeShow(show, stage.now) : null;
}

/** How many results may be known at this moment: of a day that is held back those whose turn has come. */
export function countTold(stage: StageRow): number {
  if (!isHeld(stage)) return stage.matches;
  const show = showOf(stage);
  return show ? toldMatches(scriptOf(stage), positionAt(show, stage.now)) : 0;
}

/** When an evening that runs is over, if nobody touches it. */
export function endOfShow(stage: StageRow, show: RunningShow): number {
  return endsAt(show, scriptOf(stage));
}

/** In how many milliseconds something is to be told of an evening that runs, if nobody touches it; null: never. */
export function nextTelling(stage: StageRow): number | null {
  const show = showOf(stage);
  if (!show || !isHeld(stage)) return null;
  const resumes = presentShow(stage)?.resumesAt ?? null;
  if (resumes !== null) return resumes - stage.now;
  const position = positionAt(show, stage.now);
  const next = scriptOf(stage).find(
    ({ scene, begins }) => scene.kind === 'match' && begins - toldAhead > position,
  );
  return next ? next.begins - toldAhead - position : null;
}
