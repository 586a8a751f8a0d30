import { expect, test } from 'vitest';
import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { blockRoutes } from './blocks.ts';
import { profileRoutes } from './profiles.ts';

const calls = Object.values({ ...accountRoutes, ...blockRoutes, ...profileRoutes }).map(
  ({ method, path }) => `${method} ${path}`,
);

/** Of `GET /api/users/profile/:username`, which would answer for `GET /api/users/:username/films` too. */
const words = calls.flatMap((call) => {
  const [, method, word] = /^(\w+) \/api\/users\/(\w[\w-]*)\/:\w+$/.exec(call) ?? [];
  const isTaken = calls.some((other) => other.startsWith(`${method} /api/users/:username/`));
  return word !== undefined && isTaken ? [word] : [];
});

function problemWith(username: string): string | undefined {
  const password = 'giallo-giallo';
  const person = { username, email: 'a@example.org', password, confirmPassword: password };
  return authRoutes.register.body.safeParse(person).error?.issues[0]?.message;
}

test('no username is a word that stands in addresses where usernames do', () => {
  expect(words).toEqual(expect.arrayContaining(['profile', 'sessions', 'stats']));
  for (const word of words) {
    expect(problemWith(word)).toBe(problemWith('PROFILE'));
    expect(problemWith(word)).toBeDefined();
  }
  expect(problemWith('giulia')).toBeUndefined();
});

test.each(['support', 'Moderator', 'GIRONE', 'no_reply', 'gi-rone', 's.u.p.p.o.r.t'])(
  'nobody is %s: it speaks for the house',
  (name) => expect(problemWith(name)).toBe(problemWith('profile')),
);

test.each(['girone.org', 'www.paypal', 'Banca.IT'])('%s is a host and no name', (name) =>
  expect(problemWith(name)).toBe(problemWith('profile')),
);

test.each(['mario.rossi', 'supporter', 'moderato', 'admin', 'team-rocket', 'o.rg'])(
  '%s is a name like any other',
  (name) => expect(problemWith(name)).toBeUndefined(),
);
