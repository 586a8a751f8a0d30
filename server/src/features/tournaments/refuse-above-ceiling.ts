import { refuse, type Refusal } from '@girone/contract/errors';
import type { TournamentRow } from './tournaments.repo.ts';

export interface Ceilings {
  readonly maxFilms: number;
  readonly maxFilmsPerUser: number;
}

type Wanted = Partial<Pick<TournamentRow, 'maxFilms' | 'requiredFilmsPerUser'>>;

/** What is wanted beyond what the circle allows its championships; absent when nothing is. */
export function refuseAboveCeiling(wanted: Wanted, ceilings: Ceilings): Refusal | undefined {
  const fields: Record<string, string> = {};
  if ((wanted.maxFilms ?? 0) > ceilings.maxFilms) fields['maxFilms'] = 'above_circle_ceiling';
  if ((wanted.requiredFilmsPerUser ?? 0) > ceilings.maxFilmsPerUser) {
    fields['requiredFilmsPerUser'] = 'above_circle_ceiling';
  }
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : undefined;
}
