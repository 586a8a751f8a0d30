/**
 * Turnout: who of those a championship waits for has done their part, and the word to whoever has not.
 * What they do is the business of tournaments and matches; of votes nothing but that they are in is told.
 */
export { serveTurnout } from './turnout.routes.ts';
