export { matches } from '../es/matches.ts';
export { standings } from '../es/standings.ts';
export { tournaments } from '../es/tournaments.ts';
