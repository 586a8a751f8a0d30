import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

/** What the hook says to a message; nothing where it lets it pass. */
function objection(message: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'girone-message-'));
  try {
    const file = join(folder, 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    const { status, stderr } = spawnSync('sh', [join(root, 'tools/hooks/commit-msg'), file], {
      cwd: root,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  'feat(matches): close a match day at its deadline\n',
  'fix: answer once\n\nTwo instances answered.\n',
  'feat(circles, tournaments)!: lock circles first\n',
  '# what git explains\n\ntest(e2e): ask axe directly\n# and below\n',
  'Merge branch main\n',
  'fixup! Whatever it was\n',
])('takes %j', (message) => {
  expect(objection(message)).toBe('');
});

it.each([
  ['Close match days\n', 'type(scope)'],
  ['feat: Close match days\n', 'type(scope)'],
  ['feat: close match days.\n', 'type(scope)'],
  ['feature: close match days\n', 'type(scope)'],
  [`feat: close ${'many '.repeat(20)}days\n`, '100 characters'],
  ['feat: close match days\nat their deadline\n', 'empty line'],
])('refuses %j and says why', (message, reason) => {
  expect(objection(message)).toContain(reason);
});
