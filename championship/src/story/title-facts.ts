import { pointsFor } from '../result.ts';
import type { DayTable } from '../standings.ts';
import type { FactOf, RatedFact } from './facts.ts';
import { leaderOf, type DayView } from './season-view.ts';

type TitleFact = FactOf<
  | 'titleEarly'
  | 'titleLast'
  | 'titleShared'
  | 'newLeader'
  | 'firstLeader'
  | 'leaderStays'
  | 'leadShared'
>;

/** What the day did to the first place: always one fact. */
export function rateTitle(day: DayView): RatedFact<TitleFact> {
  const fact = findTitleFact(day);
  const subject = 'film' in fact ? fact.film : null;
  return { fact, weight: weights[fact.kind], subject, match: null };
}

const weights: Record<TitleFact['kind'], number> = {
  titleEarly: 200,
  titleLast: 200,
  titleShared: 200,
  newLeader: 80,
  firstLeader: 20,
  leaderStays: 10,
  leadShared: 12,
};

function findTitleFact({ season, matchDay, matchDays, before, after }: DayView): TitleFact {
  const leader = leaderOf(after);
  const ahead = aheadIn(after);
  if (matchDay === matchDays) {
    const films = after.rows.filter(({ position }) => position === 1).map(({ filmId }) => filmId);
    if (leader === null) return { kind: 'titleShared', films };
    if (!isDecided(before, season.films.length)) return { kind: 'titleLast', film: leader, ahead };
    return { kind: 'leaderStays', film: leader, ahead };
  }
  if (leader === null) {
    return { kind: 'leadShared', count: after.rows.filter((row) => row.position === 1).length };
  }
  if (isDecided(after, season.films.length) && !isDecided(before, season.films.length)) {
    return { kind: 'titleEarly', film: leader, daysLeft: matchDays - matchDay };
  }
  if (matchDay === 1) return { kind: 'firstLeader', film: leader };
  const from = leaderOf(before);
  if (from === leader) return { kind: 'leaderStays', film: leader, ahead };
  return { kind: 'newLeader', film: leader, from };
}

function aheadIn({ rows }: DayTable): number {
  const [first, second] = rows;
  return first && second ? first.points - second.points : 0;
}

/** Whether nobody can reach the leader's points any more; equal ones leave it open, as in the title race. */
export function isDecided({ rows }: DayTable, films: number): boolean {
  const [leader, ...rivals] = rows;
  if (!leader || leader.played === 0) return false;
  const matchesEach = 2 * (films - 1);
  return rivals.every(
    ({ points, played }) => leader.points > points + (matchesEach - played) * pointsFor.W,
  );
}
