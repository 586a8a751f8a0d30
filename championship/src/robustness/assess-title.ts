import type { Robustness } from '@girone/contract/robustness';
import { findAgreement } from './agreement.ts';
import { countSteady } from './leave-one-out.ts';
import { maySpeakOfEach, maySpeakOfOwners, maySpeakWithout } from './people-left-out.ts';
import { isCertainWithoutOwn } from './own-votes.ts';
import {
  countOnly,
  countWithoutOwn,
  hasAlwaysAnswered,
  listOwnersAmong,
} from './recount-matches.ts';
import {
  countByHeadToHead,
  countByPoints,
  countByTwoPoints,
  countByVoteDifference,
  measureLead,
  type Recount,
  type Recounted,
} from './recounts.ts';
import type { PlayedMatch, SeasonBallots } from './season-ballots.ts';
import { judge } from './verdict.ts';

type Assessment = NonNullable<Robustness['assessment']>;

/** Of so many films it is said where they would have finished. */
const shownFilms = 5;

/**
 * What would have become of the title had the same votes been counted otherwise; null where nobody voted. Everything
 * that rests on totals comes with its figures; where people are left out the champion alone is named, and only if they
 * are enough (`people-left-out.ts`).
 */
export function assessTitle(season: SeasonBallots): Assessment | null {
  const { films, matches, voters } = season;
  if (voters.length === 0) return null;
  const played = countByPoints(season);
  const { champions } = played;
  const top = played.rows.slice(0, shownFilms).map(({ filmId }) => filmId);

  const fromTotals = (kind: Recount['kind'], recounted: Recounted): Recount => ({
    kind,
    champions: [...recounted.champions],
    isSame: isSame(recounted.champions, champions),
    obstacle: recounted.obstacle,
    lead: measureLead(recounted, champions),
    positions: recounted.champions.length === 0 ? null : placesOf(recounted, top),
    people: null,
  });
  const ofPeople = (
    kind: Recount['kind'],
    counted: readonly PlayedMatch[],
    people: Recount['people'],
  ): Recount => {
    const recounted = countByPoints({ films, matches: counted });
    return {
      kind,
      champions: [...recounted.champions],
      isSame: isSame(recounted.champions, champions),
      obstacle: null,
      lead: null,
      positions: null,
      people,
    };
  };

  const faithful = voters.filter(hasAlwaysAnswered);
  const parts = { counted: faithful.length, leftOut: voters.length - faithful.length };
  const [champion = 0, ...others] = champions;
  const owners = {
    voters: voters.length,
    owners: listOwnersAmong(season).length,
    isCertain: others.length === 0 && isCertainWithoutOwn(films, matches, champion),
  };
  const firstLeg = matches.filter(({ isFirstLeg }) => isFirstLeg);
  const recounts = [
    fromTotals('twoPoints', countByTwoPoints(season)),
    fromTotals('firstLeg', countByPoints({ films, matches: firstLeg })),
    ...(maySpeakOfOwners(owners) ? [ofPeople('withoutOwn', countWithoutOwn(season), null)] : []),
    ...(maySpeakWithout(parts)
      ? [ofPeople('alwaysAnswered', countOnly(season, faithful), parts.counted)]
      : []),
    fromTotals('headToHead', countByHeadToHead(season)),
    fromTotals('voteDifference', countByVoteDifference(season)),
  ];
  const exclusions = maySpeakOfEach(voters.length)
    ? { voters: voters.length, same: countSteady(season, champions) }
    : null;
  const changed = recounts.filter((recount) => !recount.isSame).length;
  return {
    verdict: judge(
      { changed, of: recounts.length },
      exclusions && { changed: exclusions.voters - exclusions.same, of: exclusions.voters },
    ),
    played: fromTotals('played', played),
    recounts,
    top,
    exclusions,
    voters: voters.length,
    firstLegDays: Math.max(0, ...firstLeg.map(({ matchDay }) => matchDay)),
    agreement: findAgreement(films, matches),
  };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((film) => others.includes(film));
}

function placesOf({ rows }: Recounted, films: readonly number[]): number[] {
  const positions = new Map(rows.map(({ filmId, position }) => [filmId, position]));
  return films.map((film) => positions.get(film) ?? rows.length);
}
