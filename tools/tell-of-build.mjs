import { isServerBuilt } from './build.mjs';

/**
 * Before the server's tests: programs that they start come out of dist if that is what the source says, because
 * compiling them anew for each start takes four times as long.
 * @param {{ provide(key: 'isServerBuilt', value: boolean): void }} project
 */
export function setup(project) {
  project.provide('isServerBuilt', isServerBuilt());
}
