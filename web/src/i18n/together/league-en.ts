export { matches } from '../en/matches.ts';
export { standings } from '../en/standings.ts';
export { tournaments } from '../en/tournaments.ts';
