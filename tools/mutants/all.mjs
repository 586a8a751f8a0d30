import { championshipMutants } from './championship.mjs';
import { limitMutants } from './limits.mjs';
import { matchMutants } from './matches.mjs';
import { rightsMutants } from './rights.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} rule what no longer holds
 * @property {string} file
 * @property {string} from stands once in the file
 * @property {string} to
 * @property {'unit' | 'server' | 'web'} project
 * @property {string} tests a part of the path of the tests that must notice
 */

/** @type {readonly Mutant[]} */
export const mutants = [...championshipMutants, ...matchMutants, ...rightsMutants, ...limitMutants];
