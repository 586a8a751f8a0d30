import { pointsFor } from '../result.ts';
import type { SeasonStart } from './season-start.ts';

/** How a match ended in a simulated season. */
export const ended = { homeWon: 0, drawn: 1, awayWon: 2 } as const;

export interface PlayedSeason {
  /** Of each film at the end. */
  readonly keys: Float64Array;
  /** How each open fixture ended. */
  readonly outcomes: Uint8Array;
}

export interface SeasonCounts {
  /** In how many seasons each film came first, and among the first three; shared places count for all who share them. */
  readonly titles: Int32Array;
  readonly topThrees: Int32Array;
}

/** Counts who came first, and among the first three: all rules of the table, without a new object for a season. */
export function createCounter(start: SeasonStart, counts: SeasonCounts) {
  const { films } = start;
  const isEqual = new Uint8Array(films);
  const wins = new Int32Array(films);
  const headToHead = new Int32Array(films);
  const topKeys = new Float64Array(3);

  function countWins({ outcomes }: PlayedSeason): void {
    wins.set(start.wins);
    for (let match = 0; match < outcomes.length; match += 1) {
      const outcome = outcomes[match] ?? 0;
      if (outcome === ended.drawn) continue;
      const film = (outcome === ended.homeWon ? start.homes : start.aways)[match] ?? 0;
      wins[film] = (wins[film] ?? 0) + 1;
    }
  }

  /** Points in the matches between those of the group that are equal in votes and wins to the film. */
  function countHeadToHead(film: number, { outcomes }: PlayedSeason): number {
    let points = 0;
    const isRival = (other: number) =>
      other !== film && (isEqual[other] ?? 0) === 1 && compareFigures(film, other) === 0;
    for (let other = 0; other < films; other += 1) {
      if (isRival(other)) points += start.pointsAgainst[film * films + other] ?? 0;
    }
    for (let match = 0; match < outcomes.length; match += 1) {
      const home = start.homes[match] ?? 0;
      const away = start.aways[match] ?? 0;
      if ((home !== film || !isRival(away)) && (away !== film || !isRival(home))) continue;
      const outcome = outcomes[match] ?? 0;
      if (outcome === ended.drawn) points += pointsFor.D;
      else if ((outcome === ended.homeWon) === (home === film)) points += pointsFor.W;
    }
    return points;
  }

  /** Of films with equal points and vote difference: above 0 when the other is better. */
  function compareFigures(film: number, other: number): number {
    // Equal differences: who has more votes in all has more votes for it.
    const votes = (start.votes[other] ?? 0) - (start.votes[film] ?? 0);
    return votes === 0 ? (wins[other] ?? 0) - (wins[film] ?? 0) : votes;
  }

  /** Counts those who share `key`, of whom at most `places` get what is counted. */
  function countGroup(
    season: PlayedSeason,
    { key, places }: { key: number; places: number },
    counted: Int32Array,
  ): void {
    let size = 0;
    for (let film = 0; film < films; film += 1) {
      isEqual[film] = (season.keys[film] ?? 0) === key ? 1 : 0;
      size += isEqual[film] ?? 0;
    }
    if (size > places) {
      countWins(season);
      for (let film = 0; film < films; film += 1) {
        if ((isEqual[film] ?? 0) === 1) headToHead[film] = countHeadToHead(film, season);
      }
    }
    for (let film = 0; film < films; film += 1) {
      if ((isEqual[film] ?? 0) === 0) continue;
      if (size <= places || countBetter(film) < places) counted[film] = (counted[film] ?? 0) + 1;
    }
  }

  function countBetter(film: number): number {
    let better = 0;
    for (let other = 0; other < films; other += 1) {
      if (other === film || (isEqual[other] ?? 0) === 0) continue;
      const figures = compareFigures(film, other);
      const isBetter =
        figures === 0 ? (headToHead[other] ?? 0) > (headToHead[film] ?? 0) : figures > 0;
      if (isBetter) better += 1;
    }
    return better;
  }

  function findTopKeys({ keys }: PlayedSeason): void {
    topKeys.fill(-Infinity);
    for (let film = 0; film < films; film += 1) {
      const key = keys[film] ?? 0;
      if (key <= (topKeys[2] ?? 0)) continue;
      if (key > (topKeys[0] ?? 0)) {
        topKeys[2] = topKeys[1] ?? 0;
        topKeys[1] = topKeys[0] ?? 0;
        topKeys[0] = key;
      } else if (key > (topKeys[1] ?? 0)) {
        topKeys[2] = topKeys[1] ?? 0;
        topKeys[1] = key;
      } else {
        topKeys[2] = key;
      }
    }
  }

  return (season: PlayedSeason): void => {
    findTopKeys(season);
    const first = topKeys[0] ?? 0;
    const third = topKeys[2] ?? 0;
    countGroup(season, { key: first, places: 1 }, counts.titles);
    let above = 0;
    for (let film = 0; film < films; film += 1) {
      if ((season.keys[film] ?? 0) <= third) continue;
      above += 1;
      counts.topThrees[film] = (counts.topThrees[film] ?? 0) + 1;
    }
    if (above < 3) countGroup(season, { key: third, places: 3 - above }, counts.topThrees);
  };
}
