import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

const anyPassword = fc.string({ unit: 'grapheme', maxLength: 60 });
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const username = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 50 });

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'longer'],
    ['abx', 0, 'longer'],
    ['gatto', 1, 'longer'],
    ['gattonero', 2, 'longer'],
    ['GattoNero7', 3, 'longer'],
    ['zabriskie point', 4, null],
    ['correct horse battery', 4, null],
    ['aaaaaaaaaaaa', 1, 'repeated'],
    ['abcdefghijkl', 1, 'repeated'],
    ['123456', 0, 'common'],
    ['password', 0, 'common'],
    ['P@ssw0rd', 0, 'common'],
    ['password2024!', 0, 'common'],
    ['JUVENTUS', 0, 'common'],
    ['contraseña', 0, 'common'],
  ] as const)('%s is rated %i', (password, level, advice) => {
    expect(ratePassword(password, '')).toEqual({ level, advice });
  });

  it('is that of the rest where the username is part of it', () => {
    expect(ratePassword('giuliaf-7', 'giuliaf')).toEqual({ level: 0, advice: 'username' });
    expect(ratePassword('Giulia in the mood for love 2000', 'giulia')).toEqual({
      level: 2,
      advice: 'username',
    });
  });

  it('does not look for a name that is not one yet', () => {
    expect(ratePassword('gi-zabriskie point', 'gi').level).toBe(4);
  });

  it('is a level from 0 to 4, with advice for every level but the last', () => {
    fc.assert(
      fc.property(anyPassword, anyPassword, (password, name) => {
        const { level, advice } = ratePassword(password, name);
        expect([0, 1, 2, 3, 4]).toContain(level);
        expect(advice === null).toBe(level === 4);
      }),
    );
  });

  it('is the same for the same password', () => {
    fc.assert(
      fc.property(anyPassword, username, (password, name) => {
        expect(ratePassword(password, name)).toEqual(ratePassword(password, name));
      }),
    );
  });

  it('is 0 below four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 3 }), (password) => {
        expect(ratePassword(password, '').level).toBe(0);
      }),
    );
  });

  it('never comes from one character over and over', () => {
    const character = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(character, fc.integer({ min: 4, max: 200 }), (sign, times) => {
        expect(ratePassword(sign.repeat(times), '').level).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never comes from the username, however it is written', () => {
    fc.assert(
      fc.property(username, fc.boolean(), (name, isUpper) => {
        const password = isUpper ? name.toUpperCase() : name;
        expect(ratePassword(password, name).level).toBe(0);
      }),
    );
  });

  it('does not fall when other words are added to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (password) => {
        const before = ratePassword(password, '').level;
        expect(ratePassword(`${password} Zabriskie Point 70`, '').level).toBeGreaterThanOrEqual(
          before,
        );
      }),
    );
  });
});
