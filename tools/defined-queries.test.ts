import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, root } from './workspace.mjs';

/** Free searches and lists with many filters: their text, and the best way to the rows, differ by nature. */
const searches = [
  'features/admin/admin-films.repo.ts',
  'features/admin/admin-matches.repo.ts',
  'features/admin/admin-seasons.repo.ts',
  'features/admin/admin-users.repo.ts',
  'features/admin/audit.repo.ts',
  'features/circles/circles.repo.ts',
  'features/matches/seasons.repo.ts',
  'features/moderation/moderated-posts.repo.ts',
  'features/tournaments/tournament-cards.repo.ts',
];

const selects = /\b(?!build\b)\w+\s*\.select(?:Distinct|DistinctOn)?\(/;
const others = /\b(?:db|tx)\s*\.(?:insert|update|delete|execute|with|\$count)\(/;

it('only searches build their queries while a request runs', () => {
  const builders = ['domain', 'features', 'platform']
    .flatMap((folder) => listFiles(`server/src/${folder}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return selects.test(text) || others.test(text);
    })
    .map((file) => file.replace('server/src/', ''));
  expect(builders.toSorted()).toEqual(searches);
});
