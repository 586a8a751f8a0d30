import type { SeasonBox } from '@girone/contract/season-box';
import { drawOrder } from '../draw.ts';
import type { CompletedMatch } from '../standings.ts';
import type { PublishedDraw } from '../verification/published.ts';

/** Where nothing was committed to, the order follows from the seed alone. */
export function drawOfBox({ draw, drawSeed, films }: SeasonBox): PublishedDraw {
  if (draw !== null) return draw;
  const filmIds = films.map(({ id }) => id);
  const order = drawOrder(filmIds, drawSeed);
  return { commitment: null, secret: null, seed: drawSeed, filmIds, order };
}

export interface BoxResult extends CompletedMatch {
  readonly matchNumber: number;
  readonly isCorrected: boolean;
}

/** Every match with the result that counts. */
export function resultsOfBox({ matches }: SeasonBox): BoxResult[] {
  return matches.map(
    ([matchNumber, matchDay, film1Id, film2Id, film1Votes, film2Votes, corrected]) => ({
      matchNumber,
      matchDay,
      film1Id,
      film2Id,
      film1Votes,
      film2Votes,
      isCorrected: corrected === 1,
    }),
  );
}
