export { matches } from '../en/matches.ts';
export { standings } from '../en/standings.ts';
export { timeMachine } from '../en/time-machine.ts';
export { tournaments } from '../en/tournaments.ts';
export { turnout } from '../en/turnout.ts';
