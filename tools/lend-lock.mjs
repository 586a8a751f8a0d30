import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [devOptional] only development needs it, and somebody could do with it
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 *
 * @typedef {{ packages?: Record<string, Locked> }} Lock
 */

/** npm prefers it to package-lock.json. */
const lent = join(root, 'npm-shrinkwrap.json');

/**
 * Our lock names no place to fetch from, and so npm asks the registry about each package before it fetches
 * it: more to read than the packages themselves. For the time of an install it gets a copy that says where
 * they are, and in which nobody could do with what only development needs: npm would bring a TypeScript and an esbuild to
 * those who will never start them.
 * @param {Lock} lock
 * @param {string} registry
 */
export function lendLock(lock, registry) {
  writeFileSync(lent, JSON.stringify(lentLock(lock, registry)));
}

/** Also what an install has left behind that was killed. */
export function takeLockBack() {
  rmSync(lent, { force: true });
}

/**
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function lentLock(lock, registry) {
  const base = registry.replace(/\/$/, '');
  const packages = Object.entries(lock.packages ?? {}).map(([path, locked]) => {
    const lean = withoutDevPeers(locked, lock);
    const name = locked.name ?? /.*node_modules\/(.+)$/.exec(path)?.[1];
    // Our own packages have no checksum: nobody fetches them.
    if (name === undefined || locked.integrity === undefined) return [path, lean];
    const file = `${name.replace(/^@.*\//, '')}-${locked.version}.tgz`;
    return [path, { ...lean, resolved: `${base}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * @param {Locked} locked
 * @param {Lock} lock
 */
function withoutDevPeers({ peerDependencies, ...locked }, { packages }) {
  const needed = Object.entries(peerDependencies ?? {}).filter(
    ([name]) =>
      !locked.peerDependenciesMeta?.[name]?.optional ||
      !packages?.[`node_modules/${name}`]?.devOptional,
  );
  return { ...locked, ...(needed.length > 0 && { peerDependencies: Object.fromEntries(needed) }) };
}
