import type { StoryFact } from '@girone/contract/story';
import { mostSentences, type RatedFact } from './facts.ts';
import { rateFilms } from './film-facts.ts';
import { rateMatches } from './match-facts.ts';
import { viewDay, type DayView, type PlayedSeason } from './season-view.ts';
import { rateTitle } from './title-facts.ts';

/** Films that a day speaks of again and again would be all that it speaks of. */
const mostOfOneFilm = 2;
/** What is told only where there is little else to tell. */
const fillers: ReadonlySet<StoryFact['kind']> = new Set(['leaderStays', 'clear', 'leadShared']);
const enoughWithoutFillers = 3;

/**
 * What was remarkable about a day, the most remarkable first: at least one fact and at most five, none of a later
 * day. Empty where the day has no result.
 */
export function findDayFacts(season: PlayedSeason, matchDay: number): StoryFact[] {
  const day = viewDay(season, matchDay);
  return day ? chooseFacts(day) : [];
}

function chooseFacts(day: DayView): StoryFact[] {
  const rated = [rateTitle(day), ...rateFilms(day), ...rateMatches(day)].toSorted(
    (a, b) => b.weight - a.weight,
  );
  const chosen: RatedFact[] = [];
  for (const each of rated) {
    if (chosen.length < mostSentences && addsSomething(each, chosen)) chosen.push(each);
  }
  return chosen.map(({ fact }) => fact);
}

function addsSomething({ fact, subject, match }: RatedFact, chosen: readonly RatedFact[]): boolean {
  if (fillers.has(fact.kind) && chosen.length >= enoughWithoutFillers) return false;
  const ofFilm = chosen.filter((other) => subject !== null && other.subject === subject);
  return (
    ofFilm.length < mostOfOneFilm &&
    chosen.every((other) => other.fact.kind !== fact.kind) &&
    (match === null || chosen.every((other) => other.match !== match))
  );
}
