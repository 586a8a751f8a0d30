import { describe, expect, it } from 'vitest';
import { playSealedSeason } from '@girone/championship/testing/sealed-season';
import { Notes } from '@girone/championship/verification/report';
import { sampleMatch } from '../../testing/sample-season.ts';
import { findKeptSeal, listRings, readKeptSeal } from './chain-rings.ts';

const { season } = playSealedSeason({ films: 4, voters: 2 });
const sealedAt = '2026-11-17T08:00:00.000Z';
const seals = season.seals.map((seal) => Object.assign({}, seal, { sealedAt }));
const third = { hash: seals[3]?.hash ?? '' };

/** Six days: results are out up to `revealed`, seals there up to `sealed`, and the check has come to `checked`. */
function statesOf({
  revealed,
  sealed,
  checked,
}: Record<'revealed' | 'sealed' | 'checked', number>) {
  const matches = season.matches.map(({ matchNumber, matchDay }) =>
    sampleMatch({ matchNumber, matchDay, completedAt: matchDay <= revealed ? sealedAt : null }),
  );
  const days = Array.from({ length: checked }, (_, index) => {
    const matchDay = index + 1;
    return { matchDay, matches: 2, ballots: 4, state: 'ok' } as const;
  });
  const rings = listRings({
    facts: { draw: season.draw, seals: seals.slice(0, sealed + 1), matches },
    progress: { day: checked, lines: new Notes().lines, days },
    badDays: new Set(),
    totalDays: 6,
    openDay: Math.min(sealed + 1, 6),
  });
  return rings.map(({ state }) => state).join(' ');
}

describe('the rings', () => {
  it('wait until the check has come to them', () => {
    const states = statesOf({ revealed: 4, sealed: 4, checked: 2 });

    expect(states).toBe('ok ok ok waiting waiting open next');
  });

  it('are held where a day is sealed, and its results are still to be revealed', () => {
    const states = statesOf({ revealed: 2, sealed: 4, checked: 2 });

    expect(states).toBe('ok ok ok held held open next');
  });

  it('are not open at the last day, which stays the current one until it is revealed', () => {
    const states = statesOf({ revealed: 5, sealed: 6, checked: 5 });

    expect(states).toBe('ok ok ok ok ok ok held');
  });
});

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
