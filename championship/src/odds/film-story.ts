/** A film's chances after each day, and what is certain about it at the last. */
export interface FilmChances {
  readonly chances: readonly number[];
  readonly fact: 'champion' | 'out' | null;
  readonly factSince: number | null;
}

/** What there is to tell of a film's season, as facts: the words are the page's. */
export type StoryFact =
  | { readonly kind: 'champion'; readonly day: number }
  | { readonly kind: 'out'; readonly day: number }
  | { readonly kind: 'leads'; readonly day: number }
  | { readonly kind: 'led'; readonly from: number; readonly to: number }
  | { readonly kind: 'peak'; readonly chance: number; readonly day: number }
  | { readonly kind: 'never'; readonly chance: number }
  | { readonly kind: 'gained'; readonly points: number }
  | { readonly kind: 'lost'; readonly points: number };

/** Changes of a day below this are no news. */
const remarkable = 0.1;
/** Whoever was never above twice the start was never in it. */
const inTheRace = 2;

/** One or two facts, the most telling first. */
export function tellStory(
  film: FilmChances,
  all: readonly FilmChances[],
  days: readonly number[],
): StoryFact[] {
  const { chances, fact, factSince } = film;
  if (fact !== null && factSince !== null) return [{ kind: fact, day: factSince }];
  const main = tellPast(film, all, days);
  const change = (chances.at(-1) ?? 0) - (chances.at(-2) ?? 1 / all.length);
  const points = Math.round(100 * Math.abs(change));
  if (Math.abs(change) < remarkable) return [main];
  return [main, { kind: change > 0 ? 'gained' : 'lost', points }];
}

function tellPast(
  { chances }: FilmChances,
  all: readonly FilmChances[],
  days: readonly number[],
): StoryFact {
  const isFirst = chances.map((chance, day) =>
    all.every((other) => (other.chances[day] ?? 0) <= chance),
  );
  const to = isFirst.lastIndexOf(true);
  if (to >= 0) {
    const from = isFirst.lastIndexOf(false, to) + 1;
    const day = days[from] ?? 0;
    if (to === chances.length - 1) return { kind: 'leads', day };
    return { kind: 'led', from: day, to: days[to] ?? 0 };
  }
  const { chance, place } = findPeak(chances);
  if (chance < inTheRace / all.length) return { kind: 'never', chance };
  return { kind: 'peak', chance, day: days[place] ?? 0 };
}

/** The highest chance, and when it was first reached. */
export function findPeak(chances: readonly number[]): { chance: number; place: number } {
  const chance = chances.reduce((most, one) => Math.max(most, one), 0);
  return { chance, place: chances.indexOf(chance) };
}
