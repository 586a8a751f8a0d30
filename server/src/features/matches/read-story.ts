import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { DayStory } from '@girone/contract/story';
import { findDayFacts } from '@girone/championship/story/day-facts';
import { filmsIn } from '@girone/championship/story/facts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFilms, findResults } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

interface DayKey {
  readonly tournamentId: number;
  readonly matchDay: number;
}

/** What there is to tell of a day; one that has no results yet is not found. Whether it may be seen was asked before. */
export async function getDayStory(
  { db }: Pick<Platform, 'db'>,
  day: DayKey,
): Promise<Outcome<DayStory>> {
  const story = await loadDayStory(db, day);
  return story.facts.length > 0 ? accept(story) : refuse('not_found');
}

/** The same with no facts where the day has no results. */
export async function loadDayStory(db: Db, { tournamentId, matchDay }: DayKey): Promise<DayStory> {
  const [films, matches] = await Promise.all([
    findFilmsInDrawOrder(db, tournamentId),
    findResults(db, { tournamentId, lastDay: matchDay }),
  ]);
  const facts = findDayFacts({ films, matches }, matchDay);
  const named = await findFilms(db, { tournamentId, filmIds: filmsIn(facts) });
  return { matchDay, facts, films: named.map(({ id, title }) => ({ id, title })) };
}
