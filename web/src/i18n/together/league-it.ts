export { matches } from '../it/matches.ts';
export { standings } from '../it/standings.ts';
export { timeMachine } from '../it/time-machine.ts';
export { tournaments } from '../it/tournaments.ts';
export { turnout } from '../it/turnout.ts';
