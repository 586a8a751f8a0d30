export { matches } from '../es/matches.ts';
export { standings } from '../es/standings.ts';
export { timeMachine } from '../es/time-machine.ts';
export { tournaments } from '../es/tournaments.ts';
export { turnout } from '../es/turnout.ts';
