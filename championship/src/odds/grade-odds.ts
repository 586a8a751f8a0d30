/** What a forecast said of each film, as shares of 1, and who won in the end. */
export interface Forecast {
  readonly chances: readonly number[];
  readonly isChampion: readonly boolean[];
}

/** Brier's score over all films: 0 is perfect, 2 the opposite of the truth. Champions who share the title share its 1. */
export function scoreForecast({ chances, isChampion }: Forecast): number {
  const champions = isChampion.filter(Boolean).length;
  return chances.reduce((sum, chance, film) => {
    const miss = chance - (isChampion[film] === true ? 1 / champions : 0);
    return sum + miss * miss;
  }, 0);
}

/** What whoever says "all equal" every day would score. */
export function scoreOfEquals(isChampion: readonly boolean[]): number {
  return scoreForecast({ chances: isChampion.map(() => 1 / isChampion.length), isChampion });
}

export type Verdict = 'much_better' | 'better' | 'worse';

export function judgeScore(score: number, equals: number): Verdict {
  if (score < equals / 2) return 'much_better';
  return score < equals ? 'better' : 'worse';
}
