import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissing, isLockOutdated, planInstall } from './install.mjs';
import { lentLock } from './lend-lock.mjs';

const lock = {
  packages: {
    '': { dependencies: { zod: '4.0.0' } },
    server: { version: '0.1.0', dependencies: { pg: '8.0.0' }, devDependencies: { knip: '6.0.0' } },
    'node_modules/@girone/server': { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/knip': { version: '6.0.0', dev: true },
    'node_modules/tsx': { version: '4.0.0', devOptional: true },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
    'server/node_modules/pg': { version: '8.0.0' },
  },
};

const present = { isPresent: () => true };

function without(...paths: string[]) {
  const entries = Object.entries(lock.packages).filter(([path]) => !paths.includes(path));
  return { packages: Object.fromEntries(entries) };
}

describe('what is installed', () => {
  it('is complete when it is what the lock says', () => {
    expect(findMissing(lock, lock, { dev: true, ...present })).toEqual([]);
  });

  it('holds our own packages as links', () => {
    const installed = {
      packages: { ...lock.packages, 'node_modules/@girone/server': { link: true } },
    };
    expect(findMissing(lock, installed, { dev: true, ...present })).toEqual([]);
  });

  it('lacks everything when npm left no record', () => {
    expect(findMissing(lock, undefined, { dev: false, ...present })).toEqual([
      'node_modules/@girone/server',
      'node_modules/zod',
      'server/node_modules/pg',
    ]);
  });

  it('may lack optional packages, and development ones when only the product is to run', () => {
    const installed = without('node_modules/fsevents', 'node_modules/knip', 'node_modules/tsx');
    expect(findMissing(lock, installed, { dev: false, ...present })).toEqual([]);
    expect(findMissing(lock, installed, { dev: true, ...present })).toEqual([
      'node_modules/knip',
      'node_modules/tsx',
    ]);
  });

  it('lacks a package of another version, and one whose folder was removed', () => {
    const installed = {
      packages: { ...lock.packages, 'node_modules/zod': { version: '3.0.0' } },
    };
    expect(findMissing(lock, installed, { dev: false, ...present })).toEqual(['node_modules/zod']);
    const removed = 'server/node_modules/pg';
    expect(findMissing(lock, lock, { dev: false, isPresent: (path) => path !== removed })).toEqual([
      removed,
    ]);
  });
});

const declared = {
  '': { dependencies: { zod: '4.0.0' } },
  server: { dependencies: { pg: '8.0.0' }, devDependencies: { knip: '6.0.0' } },
};

describe('what npm is asked to do', () => {
  const state = { lock, installed: undefined, declared, ...present };
  const product = without('node_modules/knip', 'node_modules/tsx');

  it('on a fresh machine installs what the command needs and nothing else', () => {
    expect(planInstall({ ...state, dev: false })?.command).toEqual(['ci', '--omit=dev']);
    expect(planInstall({ ...state, dev: true })?.command).toEqual(['ci', '--include=dev']);
  });

  it('adds the development packages to what a start has installed, without fetching that again', () => {
    expect(planInstall({ ...state, installed: product, dev: true })).toEqual({
      command: ['install', '--no-save', '--include=dev'],
      scope: '--include=dev',
      missing: ['node_modules/knip', 'node_modules/tsx'],
    });
  });

  it('is nothing for a start after the tests, or for a second one', () => {
    expect(planInstall({ ...state, installed: lock, dev: false })).toBeUndefined();
    expect(planInstall({ ...state, installed: product, dev: false })).toBeUndefined();
  });

  it('leaves the development packages where they are when a start has to mend something', () => {
    const installed = without('node_modules/zod');
    expect(planInstall({ ...state, installed, dev: false })?.command).toEqual([
      'install',
      '--no-save',
      '--include=dev',
    ]);
  });

  it('mends a lock that does not fit', () => {
    const edited = { ...declared, '': { dependencies: { zod: '4.1.0' } } };
    expect(planInstall({ ...state, declared: edited, dev: false })?.command).toEqual([
      'install',
      '--omit=dev',
    ]);
  });
});

it('npm is told where packages are, and nothing of our own', () => {
  const integrity = 'sha512-x';
  const packages = {
    server: { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0', integrity },
    'node_modules/a/node_modules/@types/node': { version: '20.1.0', integrity },
    'node_modules/alias': { name: '@scope/real', version: '1.0.0', integrity },
  };
  const lent = lentLock({ packages }, 'https://packages.example/npm/').packages ?? {};
  expect(Object.values(lent).map(({ resolved }) => resolved)).toEqual([
    undefined,
    'https://packages.example/npm/zod/-/zod-4.0.0.tgz',
    'https://packages.example/npm/@types/node/-/node-20.1.0.tgz',
    'https://packages.example/npm/@scope/real/-/real-1.0.0.tgz',
  ]);
});

it('lends a lock in which nobody could do with what only development needs', () => {
  const packages = {
    'node_modules/vite': {
      version: '8.0.0',
      peerDependencies: { tsx: '^4.0.0', '@types/react': '^19.0.0', react: '^19.0.0' },
      peerDependenciesMeta: { tsx: { optional: true }, react: { optional: true } },
    },
    'node_modules/@types/react': { version: '19.0.0', devOptional: true },
    'node_modules/tsx': { version: '4.0.0', devOptional: true },
    'node_modules/react': { version: '19.0.0' },
  };
  const lent = lentLock({ packages }, 'https://packages.example/').packages ?? {};
  expect(lent['node_modules/vite']?.peerDependencies).toEqual({
    '@types/react': '^19.0.0',
    react: '^19.0.0',
  });
});

describe('the lock', () => {
  it('names no place to fetch from (after npm install: npm run lock)', () => {
    const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
    expect(text.match(/"resolved"/g)).toBeNull();
  });

  it('fits the package.json files it was made from', () => {
    expect(isLockOutdated(lock, declared)).toBe(false);
  });

  it('is outdated after a range was edited, a package added or removed, a workspace added', () => {
    expect(isLockOutdated(lock, { '': { dependencies: { zod: '4.1.0' } } })).toBe(true);
    expect(isLockOutdated(lock, { '': { dependencies: { zod: '4.0.0', ms: '2.0.0' } } })).toBe(
      true,
    );
    expect(isLockOutdated(lock, { server: { dependencies: { pg: '8.0.0' } } })).toBe(true);
    expect(isLockOutdated(lock, { mobile: {} })).toBe(true);
  });
});
