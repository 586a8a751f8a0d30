/** The evening's beats, in milliseconds from the start of a match on the server's clock. */
export interface Beats {
  /** What is at stake; null where there is no time for it. */
  readonly stake: number | null;
  /** The drum roll; null where there is none. */
  readonly roll: number | null;
  /** The first ballot is turned after this, the last one by `counted`. */
  readonly count: number;
  readonly counted: number;
  readonly table: number;
  /** The next match begins. */
  readonly end: number;
}

const wholeBeats: Beats = {
  stake: 1000,
  roll: 1800,
  count: 4300,
  counted: 8900,
  table: 15_200,
  end: 21_200,
};

const shortBeats: Beats = {
  stake: null,
  roll: null,
  count: 1000,
  counted: 3600,
  table: 6600,
  end: 9000,
};

/** After the last ballot of a match: the verdict, then the storyteller. */
export const verdictAfter = 600;
export const storyAfter = 1200;

/** Days with more matches than this get faster from the fourth on. */
const longDay = 8;
const wholeOnLongDays = 3;

/** Rows of the table on one screen, and how long each screen of them stays. */
export const rowsPerPage = 10;
const pageLasts = 6000;
const championLasts = 12_000;

/** From the press of the button to the first match, so that every screen is there. */
export const opening = 3000;

/** So long before a match begins, screens are told how it ends. */
export const toldAhead = 1500;

/** A paused evening goes on by itself when whoever runs it has been away for so long. */
const longestAbsence = 60_000;

/** What decides how an evening runs; nothing of it depends on a result. */
export interface Evening {
  readonly matches: number;
  readonly films: number;
  /** The season ends with it, and a champion is shown. */
  readonly isLastDay: boolean;
}

export type Scene =
  | { readonly kind: 'opening' }
  | { readonly kind: 'match'; readonly index: number }
  | { readonly kind: 'table'; readonly page: number }
  | { readonly kind: 'champion' }
  | { readonly kind: 'ended' };

/** A scene, its number, and when it begins and ends; positions count from the start of the first match. */
export interface PlacedScene {
  readonly number: number;
  readonly scene: Scene;
  readonly begins: number;
  readonly ends: number;
}

export function beatsOf({ matches }: Pick<Evening, 'matches'>, index: number): Beats {
  return matches > longDay && index >= wholeOnLongDays ? shortBeats : wholeBeats;
}

/** The evening from its opening to its end. */
export function writeScript(evening: Evening): PlacedScene[] {
  const pages = Math.ceil(evening.films / rowsPerPage);
  const scenes: { scene: Scene; lasts: number }[] = [
    ...Array.from({ length: evening.matches }, (_, index) => ({
      scene: { kind: 'match', index } as const,
      lasts: beatsOf(evening, index).end,
    })),
    ...Array.from({ length: pages }, (_, page) => ({
      scene: { kind: 'table', page } as const,
      lasts: pageLasts,
    })),
    ...(evening.isLastDay ? [{ scene: { kind: 'champion' } as const, lasts: championLasts }] : []),
  ];
  const script: PlacedScene[] = [
    { number: 0, scene: { kind: 'opening' }, begins: -opening, ends: 0 },
  ];
  let begins = 0;
  for (const { scene, lasts } of scenes) {
    script.push({ number: script.length, scene, begins, ends: begins + lasts });
    begins += lasts;
  }
  script.push({ number: script.length, scene: { kind: 'ended' }, begins, ends: Infinity });
  return script;
}

/** What is on every screen at a position. */
export function sceneAt(script: readonly PlacedScene[], position: number): PlacedScene {
  const found = script.findLast(({ begins }) => begins <= position) ?? script[0];
  if (!found) throw new Error('an evening has scenes');
  return found;
}

/** The position at which an evening is over. */
export function endOf(script: readonly PlacedScene[]): number {
  return script.at(-1)?.begins ?? 0;
}

/** How many matches the screens have been told of at a position. */
export function toldMatches(script: readonly PlacedScene[], position: number): number {
  return script.filter(({ scene, begins }) => {
    return scene.kind === 'match' && begins - toldAhead <= position;
  }).length;
}

/** An evening that was started; instants are milliseconds since 1970 on the server's clock. */
export interface RunningShow {
  /** When the first match begins, or would have, had nobody paused or skipped. */
  readonly startedAt: number;
  readonly pausedAt: number | null;
  /** When whoever runs it was last there. */
  readonly runnerSeenAt: number;
}

/** When a paused evening goes on by itself, unless whoever runs it is seen again; null while it runs. */
export function resumesAt({ pausedAt, runnerSeenAt }: RunningShow): number | null {
  return pausedAt === null ? null : Math.max(pausedAt, runnerSeenAt) + longestAbsence;
}

/** An evening as screens are told of it. */
export function describeShow(show: RunningShow, now: number) {
  const { startedAt, pausedAt, runnerSeenAt } = resumeIfAlone(show, now);
  return { startedAt, pausedAt, resumesAt: resumesAt({ startedAt, pausedAt, runnerSeenAt }) };
}

/** Where an evening stands at an instant. */
export function positionAt(show: RunningShow, now: number): number {
  const { startedAt, pausedAt } = resumeIfAlone(show, now);
  return (pausedAt ?? now) - startedAt;
}

/** The same evening, gone on where it has waited long enough for whoever runs it. */
export function resumeIfAlone(show: RunningShow, now: number): RunningShow {
  const at = resumesAt(show);
  return at !== null && now >= at ? resume(show, at) : show;
}

/** When an evening is over, if nobody touches it and whoever runs it is not seen again. */
export function endsAt(show: RunningShow, script: readonly PlacedScene[]): number {
  return resume(show, resumesAt(show) ?? 0).startedAt + endOf(script);
}

export function pause(show: RunningShow, now: number): RunningShow {
  return show.pausedAt === null ? { ...show, pausedAt: now } : show;
}

/** Goes on from where it was paused. */
export function resume(show: RunningShow, now: number): RunningShow {
  if (show.pausedAt === null) return show;
  return { ...show, startedAt: show.startedAt + now - show.pausedAt, pausedAt: null };
}

/** Jumps to a position and runs on from there. */
export function jumpTo(show: RunningShow, position: number, now: number): RunningShow {
  return { ...show, startedAt: now - position, pausedAt: null };
}
