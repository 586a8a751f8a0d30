/** How often, how much, how long. */

/** @type {import('./all.mjs').Mutant[]} */
export const limitMutants = [
  {
    rule: 'a reset code takes five tries',
    file: 'server/src/features/auth/reset-codes.repo.ts',
    from: '.set({ attempts: sql`${codes.attempts} + 1` })',
    to: '.set({ attempts: sql`${codes.attempts}` })',
    project: 'server',
    tests: 'features/auth/reset-password.test.ts',
  },
  {
    rule: 'a new password ends every session',
    file: 'server/src/features/auth/reset-password.ts',
    from: 'await deleteSessionsOf(tx, userId);',
    to: '',
    project: 'server',
    tests: 'features/auth/reset-password.test.ts',
  },
  {
    rule: 'nobody has more films than places',
    file: 'server/src/features/films/write-films.repo.ts',
    from: '${users.filmsUploaded} < ${users.maxFilmsAllowed}',
    to: '${users.filmsUploaded} <= ${users.maxFilmsAllowed}',
    project: 'server',
    tests: 'features/films/films.test.ts',
  },
  {
    rule: 'an invite lets in as many as it says',
    file: 'server/src/features/circles/accept-invite.ts',
    from: 'await countUse(tx, { inviteId: invite.id });',
    to: '',
    project: 'server',
    tests: 'features/circles/circle-invites.test.ts',
  },
  {
    rule: 'whoever is missing is reminded once a day',
    file: 'server/src/features/turnout/turnout.present.ts',
    from: 'return next > now ? new Date(next) : null;',
    to: 'return next > now + reminderHours * 3_600_000 ? new Date(next) : null;',
    project: 'server',
    tests: 'features/turnout/turnout.test.ts',
  },
  {
    rule: 'new calendar addresses end the old ones',
    file: 'server/src/features/calendar/calendar.repo.ts',
    from: 'eq(users.calendarVersion, version), isAccountLive',
    to: 'sql`${version} > 0`, isAccountLive',
    project: 'server',
    tests: 'features/calendar/calendar.test.ts',
  },
  {
    rule: 'a post is changed for fifteen minutes',
    file: 'server/src/features/posts/edit-post.ts',
    from: "if ((await readClock(tx)) >= editableUntil(before)) return refuse('edit_time_over');",
    to: '',
    project: 'server',
    tests: 'posts/edit-post.test.ts',
  },
];
