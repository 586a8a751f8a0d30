/**
 * Matches: what is played, what was voted, how it ended.
 * When a championship starts and which films are in it is the tournaments' business.
 */
export { serveMatches } from './matches.routes.ts';
