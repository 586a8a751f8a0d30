import { describe, expect, test } from 'vitest';
import { comparableTitle } from './comparable-title.ts';
import { foldTitle } from './fold-title.ts';
import { isSameTitle, titleLikeness } from './title-likeness.ts';

function likeness(left: string, right: string): number {
  return titleLikeness(comparableTitle(left), comparableTitle(right));
}

function isSame(left: string, right: string, yearAgrees: boolean): boolean {
  return isSameTitle(comparableTitle(left), comparableTitle(right), { yearAgrees });
}

test.each([
  ['¡Bienvenido, Míster Marshall!', 'bienvenido mister marshall'],
  ['Tōkyō monogatari', 'tokyo monogatari'],
  ['L’Œuvre de Bjørn Łoś', 'l oeuvre de bjorn los'],
  ['8½', '81 2'],
  ['羅生門', '羅生門'],
  ['  …  ', ''],
])('%j folds to %j', (title, folded) => {
  expect(foldTitle(title)).toBe(folded);
});

describe('two titles', () => {
  test.each([
    ['Perché no?', 'PERCHE NO'],
    ['Spider-Man', 'Spiderman'],
    ['Schindler’s List', "Schindler's List"],
    ['8½', '8 1/2'],
  ])('%j and %j are the same', (left, right) => {
    expect(likeness(left, right)).toBe(1);
  });

  test.each([
    ['The Godfather', 'Godfather'],
    ['I vitelloni', 'Vitelloni'],
    ['El verdugo', 'Verdugo'],
  ])('%j and %j are the same but for the article', (left, right) => {
    expect(likeness(left, right)).toBeGreaterThan(0.99);
  });

  test('count a swap of neighbours as one error', () => {
    expect(likeness('Metropolis', 'Metorpolis')).toBeCloseTo(0.9);
  });

  test.each([
    ['M', 'Z'],
    ['Up', 'Us'],
    ['Alien', 'Amarcord'],
    ['', ''],
    ['The', ''],
  ])('%j and %j have nothing to do with each other', (left, right) => {
    expect(likeness(left, right)).toBe(0);
  });
});

describe('one film', () => {
  test('may be mistyped where the year agrees', () => {
    expect(isSame('Nosferatu', 'Nosfertau', true)).toBe(true);
    expect(isSame('Nosferatu', 'Nosfertau', false)).toBe(false);
  });

  test('may be written in another way', () => {
    expect(isSame('8½', '8 1/2', false)).toBe(true);
    expect(isSame('VITELLONI', 'I vitelloni', false)).toBe(true);
  });

  test('may be another one with an article too many', () => {
    expect(isSame('The Batman', 'Batman', false)).toBe(false);
    expect(isSame('The Batman', 'Batman', true)).toBe(true);
  });

  test.each([
    ['Kill Bill: Volume 1', 'Kill Bill: Volume 2'],
    ['Back to the Future Part II', 'Back to the Future Part III'],
    ['Toy Story', 'Toy Story 4'],
  ])('is not its sequel: %j, %j', (left, right) => {
    expect(isSame(left, right, true)).toBe(false);
  });
});
