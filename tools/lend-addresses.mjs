import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lock
 */

/** npm prefers it to package-lock.json. */
const lent = join(root, 'npm-shrinkwrap.json');

/**
 * Our lock names no place to fetch from, and so npm asks the registry about each package before it fetches
 * it: more to read than the packages themselves. For the time of an install it gets a copy that says where
 * they are.
 * @param {Lock} lock
 * @param {string} registry
 */
export function lendAddresses(lock, registry) {
  writeFileSync(lent, JSON.stringify(withAddresses(lock, registry)));
}

/** Also what an install has left behind that was killed. */
export function takeAddressesBack() {
  rmSync(lent, { force: true });
}

/**
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const base = registry.replace(/\/$/, '');
  const packages = Object.entries(lock.packages ?? {}).map(([path, locked]) => {
    const name = locked.name ?? /.*node_modules\/(.+)$/.exec(path)?.[1];
    // Our own packages have no checksum: nobody fetches them.
    if (name === undefined || locked.integrity === undefined) return [path, locked];
    const file = `${name.replace(/^@.*\//, '')}-${locked.version}.tgz`;
    return [path, { ...locked, resolved: `${base}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
