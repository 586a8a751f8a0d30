// Breaks one rule at a time and shows that a test notices: `npm run mutants`, or with a part of a name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { commandFile, root } from './workspace.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} rule what no longer holds
 * @property {string} file
 * @property {string} from stands once in the file
 * @property {string} to
 * @property {'unit' | 'server' | 'web'} project
 * @property {string} tests a part of the path of the tests that must notice
 */

/** @type {Mutant[]} */
const mutants = [
  {
    rule: 'equal votes are a draw',
    file: 'server/src/championship/result.ts',
    from: 'if (match.film1Votes > match.film2Votes)',
    to: 'if (match.film1Votes >= match.film2Votes)',
    project: 'unit',
    tests: 'championship/result.test.ts',
  },
  {
    rule: 'the return leg swaps the sides',
    file: 'server/src/championship/calendar.ts',
    from: 'const returnLeg = firstLeg.map(swapSides);',
    to: 'const returnLeg = firstLeg;',
    project: 'unit',
    tests: 'championship/calendar.test.ts',
  },
  {
    rule: 'a day closes by time only where that is switched on',
    file: 'server/src/championship/opening.ts',
    from: 'plan.timeoutAdvanceEnabled ? openedAt + frequency : null',
    to: 'openedAt + frequency',
    project: 'unit',
    tests: 'championship/match-day.test.ts',
  },
  {
    rule: 'an average does not hide somebody without films',
    file: 'server/src/championship/readiness.ts',
    from: 'const ok = lacking === 0 || isListFull(state);',
    to: 'const ok = lacking <= requirement || isListFull(state);',
    project: 'unit',
    tests: 'championship/readiness.test.ts',
  },
  {
    rule: 'no vote before the match opens or after it closes',
    file: 'server/src/championship/voting.ts',
    from: "if (match.status !== 'active') return 'match_not_open';",
    to: "if (match.status === 'pending') return 'match_not_open';",
    project: 'unit',
    tests: 'championship/voting.test.ts',
  },
  {
    rule: 'a close waits for the votes under way',
    file: 'server/src/domain/queries/match-day-lock.ts',
    from: 'pg_advisory_xact_lock_shared(day.key)',
    to: 'day.key',
    project: 'server',
    tests: 'features/matches/races.test.ts',
  },
  {
    rule: 'a secret count stays secret until the close',
    file: 'server/src/features/matches/matches.present.ts',
    from: 'const isHidden = tournament.secretCount && !isCompleted;',
    to: 'const isHidden = tournament.secretCount && isCompleted;',
    project: 'server',
    tests: 'features/matches/matches.test.ts',
  },
  {
    rule: "a private circle's championships are its members' alone",
    file: 'server/src/domain/queries/visible-tournaments.ts',
    from: 'and ${circles.isPublic}',
    to: '',
    project: 'server',
    tests: 'features/tournaments/tournaments.matrix.test.ts',
  },
  {
    rule: 'only admins of a circle change roles',
    file: 'server/src/features/circles/circles.policy.ts',
    from: "export function mayChangeRoles(standing: Standing): boolean {\n  return standing?.role === 'admin';",
    to: 'export function mayChangeRoles(standing: Standing): boolean {\n  return hasModeratorRights(standing);',
    project: 'server',
    tests: 'features/circles/circles.matrix.test.ts',
  },
  {
    rule: 'nobody puts to use what somebody else uploaded',
    file: 'server/src/features/uploads/uploads.policy.ts',
    from: 'return upload.uploaderId === actor.userId;',
    to: 'return upload.uploaderId !== undefined && actor.userId !== undefined;',
    project: 'server',
    tests: 'features/uploads/claim.test.ts',
  },
  {
    rule: 'other sites cannot write with a visitor’s cookie',
    file: 'server/src/platform/http/same-origin.ts',
    from: "return site === 'same-origin' || site === 'none';",
    to: 'return true;',
    project: 'server',
    tests: 'app/http.test.ts',
  },
  {
    rule: 'a reset code takes five tries',
    file: 'server/src/features/auth/reset-codes.repo.ts',
    from: '.set({ attempts: sql`${codes.attempts} + 1` })',
    to: '.set({ attempts: sql`${codes.attempts}` })',
    project: 'server',
    tests: 'features/auth/reset-password.test.ts',
  },
  {
    rule: 'a vote goes to the film whose button was pressed',
    file: 'web/src/features/matches/use-match-sides.tsx',
    from: 'onVote: () => onVote(film.id),',
    to: 'onVote: () => onVote(match.film1.id),',
    project: 'web',
    tests: 'features/matches/voting.test.tsx',
  },
  {
    rule: 'a post is changed for fifteen minutes',
    file: 'server/src/features/posts/edit-post.ts',
    from: "if ((await readClock(tx)) >= editableUntil(before)) return refuse('edit_time_over');",
    to: '',
    project: 'server',
    tests: 'posts/edit-post.test.ts',
  },
  {
    rule: 'who is in a circle is offered to those who are in it too',
    file: 'server/src/features/posts/list-mentionable.ts',
    from: 'wanted !== null && ownCircles.has(wanted) ? wanted : null',
    to: 'wanted',
    project: 'server',
    tests: 'posts/mentionable.test.ts',
  },
];

/**
 * @param {string} project
 * @param {string} tests
 */
function passes(project, tests) {
  const vitest = [commandFile('vitest', 'vitest'), 'run', '--project', project, '--bail=1', tests];
  return spawnSync(process.execPath, vitest, { cwd: root, stdio: 'ignore' }).status === 0;
}

/** @param {Mutant} mutant */
function isNoticed({ file, from, to, project, tests }) {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" once`);
  if (!passes(project, tests)) throw new Error(`${tests} fails as it is`);
  const restore = () => writeFileSync(path, original);
  process.once('exit', restore);
  try {
    writeFileSync(
      path,
      original.replace(from, () => to),
    );
    return !passes(project, tests);
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

process.once('SIGINT', () => process.exit(130));

const [wanted = ''] = process.argv.slice(2);
let survivors = 0;
for (const mutant of mutants.filter(({ rule }) => rule.includes(wanted))) {
  const noticed = isNoticed(mutant);
  if (!noticed) survivors += 1;
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${mutant.rule}  (${mutant.tests})`);
}
process.exitCode = survivors > 0 ? 1 : 0;
