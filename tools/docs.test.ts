import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNames } from './draw-map.mjs';
import { isThere, namedPaths } from './named-paths.mjs';
import { listFiles, readJson, root } from './workspace.mjs';

const files = listFiles('');
const texts = files.filter((file) => file.endsWith('.md'));

it.each(texts)('%s names only files and folders that exist', (text) => {
  const names = namedPaths(readFileSync(join(root, text), 'utf8'), posix.dirname(text));
  expect(names.filter((name) => !isThere(name, files))).toEqual([]);
});

it('finds the names that the map and the flows consist of', () => {
  const [map = [], flows = []] = ['map', 'flows'].map((name) =>
    namedPaths(readFileSync(join(root, `docs/${name}.md`), 'utf8'), 'docs'),
  );
  expect(map.length).toBeGreaterThan(80);
  expect(map).toContain('server/src/domain/');
  expect(flows.length).toBeGreaterThan(150);
});

it('the map names every file (`npm run map`)', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8');
  expect(map).toBe(withNames(map));
});

it('the changelog begins with what is not released, and then has the version of package.json', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [unreleased, newest] = [...changelog.matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
  expect(unreleased).toBe('Unreleased');
  expect(newest).toBe(readJson(join(root, 'package.json')).version);
});

const names = (text: string) => namedPaths(text, 'docs');

describe('a text names', () => {
  it('files and folders in code, not addresses, packages, commands and what is still to be named', () => {
    expect(names('`log-in.ts`, `features/auth`, `*.repo.ts` and `i18n/{en,it}/`')).toEqual([
      'log-in.ts',
      'features/auth',
      '*.repo.ts',
      'i18n/{en,it}/',
    ]);
    expect(names('`/api/user`, `@scope/name`, `npm start`, `<name>.repo.ts`, `dist/x.js`')).toEqual(
      [],
    );
  });

  it('what it links to, from where it lies', () => {
    expect(names('[a](map.md), [b](../deploy#tls), [c](https://example.org), [d](#below)')).toEqual(
      ['docs/map.md', 'deploy'],
    );
  });

  it('what a tree holds', () => {
    expect(
      names('```text\nweb/src\n  app/   router\n         and more\ntools/  scripts\n```'),
    ).toEqual(['web/src', 'web/src/app/', 'tools/']);
  });
});

describe('a name', () => {
  const some = ['web/src/app/router.tsx', 'web/src/i18n/en.ts', 'server/src/user.repo.ts'];

  it.each(['router.tsx', 'app/router.tsx', 'web/src', 'i18n/', '*.repo.ts', 'i18n/{en}.ts'])(
    'may be the end of a path or a folder: %s',
    (name) => expect(isThere(name, some)).toBe(true),
  );

  it.each(['outer.tsx', 'web/app', 'i18n/{en,it}.ts', 'routerxtsx', '*.policy.ts'])(
    'must be there: %s',
    (name) => expect(isThere(name, some)).toBe(false),
  );
});
