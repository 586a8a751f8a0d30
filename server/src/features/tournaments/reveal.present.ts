import type { Reveal } from '@girone/contract/tournaments';
import type { TournamentRow } from './tournaments.repo.ts';

type Columns = Pick<TournamentRow, 'revealMode' | 'revealHour' | 'revealZone'>;

/** A constraint holds that the hour and its zone are there where the mode needs them, and only there. */
export function revealPlanOf({ revealMode, revealHour, revealZone }: Columns): Reveal {
  if (revealMode !== 'at_hour') return { mode: revealMode };
  if (revealHour === null || revealZone === null) throw new Error('a reveal without its hour');
  return { mode: revealMode, hour: revealHour, zone: revealZone };
}

export function columnsOf(reveal: Reveal): Columns {
  return {
    revealMode: reveal.mode,
    revealHour: reveal.mode === 'at_hour' ? reveal.hour : null,
    revealZone: reveal.mode === 'at_hour' ? reveal.zone : null,
  };
}
