import { describe, expect, it } from 'vitest';
import type { GeneratedSeason } from '../testing/generated-seasons.ts';
import { mistakesIn, seasonsToTell as seasons, titles } from '../testing/told-seasons.ts';
import { findDayFacts } from './day-facts.ts';
import { mostSentences } from './facts.ts';
import { openingOf, tellDay } from './tell-day.ts';
import { storyEn } from './words-en.ts';
import { storyEs } from './words-es.ts';
import { storyIt } from './words-it.ts';

const languages = [
  ['en', storyEn],
  ['it', storyIt],
  ['es', storyEs],
] as const;

interface Told {
  readonly matchDay: number;
  readonly sentences: readonly string[];
}

function tellSeason(
  words: (typeof languages)[number][1],
  season: GeneratedSeason,
  tournamentId: number,
): Told[] {
  const lastDay = Math.max(...season.matches.map(({ matchDay }) => matchDay));
  return Array.from({ length: lastDay }, (_, index) => {
    const matchDay = index + 1;
    const facts = findDayFacts(season, matchDay);
    return { matchDay, sentences: tellDay(words, { tournamentId, matchDay, facts, titles }) };
  });
}

/** The same season as it might yet go on: every later match ends the other way round. */
function turnLaterDays({ films, matches }: GeneratedSeason, matchDay: number): GeneratedSeason {
  const turned = matches.map((match) =>
    match.matchDay <= matchDay
      ? match
      : { ...match, film1Votes: match.film2Votes + 3, film2Votes: match.film1Votes },
  );
  return { films, matches: turned };
}

it('what is told of a day is the same whatever comes after it, and before anything has', () => {
  for (const { season } of seasons) {
    const lastDay = Math.max(...season.matches.map(({ matchDay }) => matchDay));
    for (let day = 1; day < lastDay; day += 1) {
      const facts = findDayFacts(season, day);
      const played = season.matches.filter(({ matchDay }) => matchDay <= day);
      expect(findDayFacts({ films: season.films, matches: played }, day)).toEqual(facts);
      expect(findDayFacts(turnLaterDays(season, day), day)).toEqual(facts);
    }
  }
});

describe.each(languages)('a day told in %s', (language, words) => {
  const told = seasons.map(({ tournamentId, season }) => tellSeason(words, season, tournamentId));
  const days = told.flat();

  it('has a sentence at least and five at most, each of a length that one reads', () => {
    expect(days.length).toBeGreaterThanOrEqual(500);
    for (const { sentences } of days) {
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      expect(sentences.length).toBeLessThanOrEqual(mostSentences);
      for (const sentence of sentences) {
        expect(sentence.length).toBeGreaterThan(15);
        expect(sentence.length).toBeLessThan(260);
      }
    }
  });

  it('leaves no place empty and says no plural wrong', () => {
    for (const { sentences } of days) {
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^(?:[\p{Lu}«“]|¿\p{Lu}).*[.?]$/u);
        expect(mistakesIn(language, sentence)).toEqual([]);
      }
    }
  });

  it('never begins two sentences of a day alike, nor a day as the one before ended or began', () => {
    for (const season of told) {
      let before: string[] = [];
      for (const { sentences } of season) {
        const openings = sentences.map((sentence) => openingOf(words, sentence));
        expect([...new Set(openings)]).toEqual(openings);
        expect(before).not.toContain(openings[0]);
        before = openings;
      }
    }
  });

  it('is told the same each time, and not in every championship alike', () => {
    const [first] = seasons;
    const ways = Array.from({ length: 8 }, (_, id) =>
      tellSeason(words, first?.season ?? { films: [], matches: [] }, id),
    );
    expect(tellSeason(words, first?.season ?? { films: [], matches: [] }, 3)).toEqual(ways[3]);
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBeGreaterThan(1);
  });
});
