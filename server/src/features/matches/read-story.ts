import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import type { DayStory } from '@girone/contract/story';
import { findDayFacts } from '@girone/championship/story/day-facts';
import { filmsIn } from '@girone/championship/story/facts';
import { tellDay, type StoryWords } from '@girone/championship/story/tell-day';
import { storyEn } from '@girone/championship/story/words-en';
import { storyEs } from '@girone/championship/story/words-es';
import { storyIt } from '@girone/championship/story/words-it';
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
async function loadDayStory(db: Db, { tournamentId, matchDay }: DayKey): Promise<DayStory> {
  const [films, matches] = await Promise.all([
    findFilmsInDrawOrder(db, tournamentId),
    findResults(db, { tournamentId, lastDay: matchDay }),
  ]);
  const facts = findDayFacts({ films, matches }, matchDay);
  const named = await findFilms(db, { tournamentId, filmIds: filmsIn(facts) });
  return { matchDay, facts, films: named.map(({ id, title }) => ({ id, title })) };
}

/** Of a day the most remarkable thing alone; absent where it has no results. */
export async function loadHeadline(db: Db, day: DayKey): Promise<DayStory | undefined> {
  const { matchDay, facts, films } = await loadDayStory(db, day);
  const [fact] = facts;
  if (!fact) return undefined;
  const named = new Set(filmsIn([fact]));
  return { matchDay, facts: [fact], films: films.filter(({ id }) => named.has(id)) };
}

const words: Readonly<Record<Language, StoryWords>> = { en: storyEn, it: storyIt, es: storyEs };

interface ToldStory {
  /** None where the day has no results. */
  readonly sentences: string[];
  /** The one that the first sentence is about. */
  readonly film: DayStory['films'][number] | undefined;
}

/** The day in the sentences of a language. */
export async function tellDayStory(db: Db, day: DayKey, language: Language): Promise<ToldStory> {
  const { facts, films } = await loadDayStory(db, day);
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const [first] = filmsIn(facts.slice(0, 1));
  return {
    sentences: tellDay(words[language], { ...day, facts, titles }),
    film: films.find(({ id }) => id === first),
  };
}
