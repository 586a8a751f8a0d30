import { describe, expect, it } from 'vitest';
import { playSealedSeason } from '@girone/championship/testing/sealed-season';
import { findKeptSeal, readKeptSeal } from './chain-rings.ts';

const { season } = playSealedSeason({ films: 4, voters: 2 });
const sealedAt = '2026-11-17T08:00:00.000Z';
const seals = season.seals.map((seal) => Object.assign({}, seal, { sealedAt }));
const third = { hash: seals[3]?.hash ?? '' };

describe('a kept seal', () => {
  it.each([
    ['as it is printed', third.hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ')],
    ['in capitals', third.hash.slice(0, 16).toUpperCase()],
    ['with dashes', third.hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$&-')],
    ['in full', third.hash],
    ['with blanks around', `  ${third.hash} \n`],
  ])('is found %s', (_form, text) => {
    const kept = readKeptSeal(text);

    expect(kept && findKeptSeal(seals, kept)?.matchDay).toBe(3);
  });

  it('is not found where the chain has none like it', () => {
    expect(findKeptSeal(seals, readKeptSeal('0123 4567 89ab cdef') ?? '')).toBeUndefined();
  });

  it.each(['', 'abc', 'zzzz zzzz zzzz zzzz', third.hash.slice(0, 17)])(
    'is none that reads "%s"',
    (text) => {
      expect(readKeptSeal(text)).toBeNull();
    },
  );
});
