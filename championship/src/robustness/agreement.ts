import type { Robustness } from '@girone/contract/robustness';
import type { CompletedMatch } from '../standings.ts';

type Agreement = NonNullable<NonNullable<Robustness['assessment']>['agreement']>;
type Margin = Agreement['divisive'];

/** With two films both play the same matches: neither divides more. */
const fewestFilms = 3;

/**
 * The film whose matches were closest on average, and the one about which most agreed, for it or against it. Of totals
 * alone; a match without votes says nothing. Of equally close ones it is the film that won and lost about as often, of
 * equally clear ones that which nearly always did the same. Absent where all films are alike.
 */
export function findAgreement(
  films: readonly number[],
  matches: readonly CompletedMatch[],
): Agreement | null {
  if (films.length < fewestFilms) return null;
  const voted = matches.filter(({ film1Votes, film2Votes }) => film1Votes + film2Votes > 0);
  const margins = films.flatMap((film) => measure(film, voted) ?? []);
  const byUnity = margins.toSorted((a, b) => a.margin - b.margin || leaningOf(a) - leaningOf(b));
  const divisive = byUnity[0];
  const agreed = byUnity.at(-1);
  if (!divisive || !agreed || divisive.margin === agreed.margin) return null;
  return { divisive, agreed };
}

/** How much more often it went one way than the other. */
function leaningOf({ won, lost }: Margin): number {
  return Math.abs(won - lost);
}

function measure(film: number, matches: readonly CompletedMatch[]): Margin | undefined {
  const own = matches
    .filter(({ film1Id, film2Id }) => film === film1Id || film === film2Id)
    .map(({ film1Id, film1Votes, film2Votes }) =>
      film === film1Id ? film1Votes - film2Votes : film2Votes - film1Votes,
    );
  if (own.length === 0) return undefined;
  return {
    film,
    matches: own.length,
    margin: own.reduce((sum, margin) => sum + Math.abs(margin), 0) / own.length,
    won: own.filter((margin) => margin > 0).length,
    lost: own.filter((margin) => margin < 0).length,
  };
}
