import { describe, expect, test } from 'vitest';
import { canDoWithout } from './ways-in.policy.ts';

const ways = (hasPassword: boolean, passkeys: number, recoveryCodes: number) => ({
  hasPassword,
  passkeys,
  recoveryCodes,
});

describe('somebody may let go of', () => {
  test.each([
    ['two passkeys', ways(true, 2, 0), true],
    ['a passkey and a recovery code', ways(true, 1, 1), true],
    ['one passkey alone', ways(true, 1, 0), false],
    ['recovery codes alone', ways(true, 0, 10), false],
  ])('the password with %s: %o is %s', (_, given, isAllowed) => {
    expect(canDoWithout(given, 'password')).toBe(isAllowed);
  });

  test.each([
    ['a password', ways(true, 1, 0), true],
    ['two others', ways(false, 3, 0), true],
    ['another and a recovery code', ways(false, 2, 1), true],
    ['one other alone', ways(false, 2, 0), false],
    ['nothing else', ways(false, 1, 10), false],
  ])('a passkey with %s: %o is %s', (_, given, isAllowed) => {
    expect(canDoWithout(given, 'passkey')).toBe(isAllowed);
  });

  test('the recovery codes with a password or two passkeys', () => {
    expect(canDoWithout(ways(true, 0, 10), 'recoveryCodes')).toBe(true);
    expect(canDoWithout(ways(false, 2, 10), 'recoveryCodes')).toBe(true);
    expect(canDoWithout(ways(false, 1, 10), 'recoveryCodes')).toBe(false);
  });
});
