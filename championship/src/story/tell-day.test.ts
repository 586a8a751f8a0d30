import { describe, expect, it } from 'vitest';
import { generateSeason, type GeneratedSeason } from '../testing/generated-seasons.ts';
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

const names = [
  '8½',
  'L’avventura',
  'Ladri di biciclette',
  'In the Mood for Love',
  'El espíritu de la colmena',
  'M',
  '2001: Odissea nello spazio',
  'Che cosa sono le nuvole?',
  'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles',
];

interface Told {
  readonly matchDay: number;
  readonly sentences: readonly string[];
}

const titles = new Map(
  Array.from({ length: 64 }, (_, index) => [
    index + 1,
    `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
  ]),
);

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

/** Circles of three and crowds of thirty, seasons of two films and of twenty. */
const seasons = [
  [2, 3],
  [3, 9],
  [4, 5],
  [5, 14],
  [6, 3],
  [8, 6],
  [9, 20],
  [10, 14],
  [12, 8],
  [16, 30],
  [20, 11],
  [24, 5],
  [32, 14],
  [40, 40],
  [7, 4],
  [14, 12],
  [18, 7],
  [28, 25],
  [11, 100],
].map(([films = 2, voters = 3], index) => ({
  tournamentId: index * 7 + 1,
  season: generateSeason({ films, voters, seed: `story ${index}` }),
}));

/** What no sentence may contain, in the language in which it would be wrong. */
const wrong = {
  en: [
    /\b(?:one|1) (?:match days|matches|points|wins|films|places)\b/,
    /\b(?:[2-9]|two|three|four) (?:match day|match(?! day)|point|win|film|place)\b/,
  ],
  it: [
    /\b(?:una?|1) (?:giornate|partite|punti|vittorie|posti)\b/,
    /\b(?:[2-9]|due|tre|quattro) (?:giornata|partita|punto|vittoria|posto)\b/,
    /\b(?:di|a|da) (?:il|lo|la|i|gli|le)\b/,
  ],
  es: [
    /\b(?:una?|1) (?:jornadas|partidos|puntos|victorias|puestos|películas)\b/,
    /\b(?:[2-9]|dos|tres|cuatro) (?:jornada|partido|punto|victoria|puesto|película)\b/,
    /\b(?:a|de) el\b/,
  ],
};

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
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\{|\}|«»|“”| {2}| [.,:;]|,[.,]|\.\./);
        const withoutTitles = sentence.replaceAll(/[«“][^»”]*[»”]/g, 'X');
        for (const mistake of wrong[language]) expect(withoutTitles).not.toMatch(mistake);
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
