import type { Act } from '../../domain/audit.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/** How the audit log speaks of a championship. */
export function targetOf({ id, name }: Pick<TournamentRow, 'id' | 'name'>): Act['target'] {
  return { type: 'tournament', id, name };
}
