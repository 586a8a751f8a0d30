import { describe, expect, test } from 'vitest';
import { comparableTitle } from './comparable-title.ts';

describe('the same title in two spellings', () => {
  test.each([
    ['The Godfather Part II', 'the godfather 2'],
    ['Il padrino - Parte II', 'il padrino parte seconda'],
    ['Il padrino - Parte II', 'il padrino, parte 2'],
    ['Kill Bill: Volume 1', 'kill bill vol. 1'],
    ['Dune: Part Two', 'dune 2'],
    ['Rocky IV', 'Rocky 4'],
    ['Thelma & Louise', 'Thelma and Louise'],
    ['Thelma & Louise', 'thelma e louise'],
    ['E.T. the Extra-Terrestrial', 'ET the extra terrestrial'],
    ['L.A. Confidential', 'LA Confidential'],
    ['WALL·E', 'wall-e'],
    ['8½', '8 e mezzo'],
  ])('%j is %j', (left, right) => {
    expect(comparableTitle(left).whole).toBe(comparableTitle(right).whole);
  });
});

describe('two titles', () => {
  test.each([
    ['Kill Bill: Volume 1', 'Kill Bill: Volume 2'],
    ['Rocky II', 'Rocky III'],
    ['V for Vendetta', '5 for Vendetta'],
    ['E la nave va', 'La nave va'],
  ])('%j is not %j', (left, right) => {
    expect(comparableTitle(left).whole).not.toBe(comparableTitle(right).whole);
  });
});

test('what stands before and behind the colon are parts of a title', () => {
  const { parts, bareParts } = comparableTitle('Il Signore degli Anelli - Le due torri');
  expect(parts).toEqual(['ilsignoredeglianelli', 'leduetorri']);
  expect(bareParts).toEqual(['signoredeglianelli', 'duetorri']);
  expect(comparableTitle('Spider-Man').parts).toEqual([]);
});
