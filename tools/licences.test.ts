import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findNpm } from './install.mjs';
import { readJson, root } from './workspace.mjs';

/** What may be passed on with ours under MIT; others need a decision, and then a line here. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Fonts, which may be embedded and not sold alone.
  'OFL-1.1',
  // Files of others that we do not change.
  'MPL-2.0',
  // The libvips of sharp: a shared library that can be replaced.
  'LGPL-3.0-or-later',
]);

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Of what is installed under another one. */
  readonly name?: string;
}

const packages: Readonly<Record<string, Locked>> = readJson(
  join(root, 'package-lock.json'),
).packages;

/** Whatever is installed without `--include=dev`, on any platform, but for our own packages. */
const shipped = Object.entries(packages).filter(
  ([path, { dev }]) => /node_modules\/(?!@girone\/)/.test(path) && !dev,
);

/** Each of them has to be allowed where they all hold. */
function partsOf(licence: string): string[] {
  return licence.replaceAll(/[()]/g, '').split(' AND ');
}

it('every package that is shipped has a licence under which it may be', () => {
  const refused = shipped
    .filter(([, { license = 'none' }]) => !partsOf(license).every((part) => allowed.has(part)))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(shipped.length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

it('npm run sbom lists every package that is shipped and installed, with its version, without the network', () => {
  const { program, before, env } = findNpm();
  const args = [...before, 'run', '--silent', 'sbom', '--', '--offline'];
  const { stdout } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(stdout);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = shipped
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { name = nameOf(path), version }]) => `${name}@${version}`)
    // The compiler belongs to the root and runs nowhere.
    .filter((name) => !listed.has(name) && !/^(?:@typescript\/.+|typescript)@/.test(name));
  expect(missing).toEqual([]);
});

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
