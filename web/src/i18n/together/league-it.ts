export { matches } from '../it/matches.ts';
export { standings } from '../it/standings.ts';
export { tournaments } from '../it/tournaments.ts';
