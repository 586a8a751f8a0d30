import { describe, expect, it } from 'vitest';
import { generateSeason } from '../testing/generated-seasons.ts';
import { mistakesIn, seasonsToTell, titles } from '../testing/told-seasons.ts';
import { findRecap } from './recap.ts';
import { recapEn } from './recap-en.ts';
import { recapEs } from './recap-es.ts';
import { recapIt } from './recap-it.ts';
import { recapCards, tellRecap } from './tell-recap.ts';

const languages = [
  ['en', recapEn],
  ['it', recapIt],
  ['es', recapEs],
] as const;

const recaps = [
  ...seasonsToTell.map(({ season }) => season),
  ...Array.from({ length: 60 }, (_, index) =>
    generateSeason({ films: 2 + (index % 9), voters: 1 + (index % 13), seed: `recap ${index}` }),
  ),
].flatMap((season) => findRecap(season) ?? []);

describe.each(languages)('the cards of a season in %s', (language, words) => {
  it('leave no place empty and say no plural wrong', () => {
    expect(recaps.length).toBeGreaterThan(70);
    for (const recap of recaps) {
      for (const voters of [1, 2, 14]) {
        const crowd = { voters, votes: recap.matches * voters };
        const cards = tellRecap(words, { recap, crowd, titles });
        expect(cards.map(({ card }) => card)).toEqual(
          recapCards.filter((name) => cards.some(({ card }) => card === name)),
        );
        for (const { title, text, kicker } of cards) {
          expect(title.length * kicker.length).toBeGreaterThan(0);
          // A title may be that of a film, which says what it likes.
          expect(mistakesIn(language, text)).toEqual([]);
          expect(text).toMatch(/^$|[.?]$/);
        }
      }
    }
  });
});

function sayShare(percent: number): string {
  return recapIt.loved({ film: 1, votes: 9, percent, isChampion: true }, String)[1];
}

it('an Italian share elides where a vowel follows', () => {
  for (const percent of [8, 11, 80, 85]) {
    expect(sayShare(percent)).toContain(`: l’${percent} per cento`);
  }
  for (const percent of [7, 18, 58, 90, 100]) {
    expect(sayShare(percent)).toContain(`: il ${percent} per cento`);
  }
});

it('of a season with three voters name no margin', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const recap = findRecap(generateSeason({ films: 6, voters: 3, seed: `three ${seed}` }));
    expect([recap?.divided, recap?.closest]).toEqual([null, null]);
  }
});
