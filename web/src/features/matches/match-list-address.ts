import { pages } from '@girone/contract/pages';
import { parseId } from '../../lib/address/parse-id.ts';
import type { ShortList } from './all-matches.queries.ts';

const lists: readonly ShortList[] = ['completed', 'pending'];

interface MatchesPlace {
  /** The only championship that is shown. */
  tournamentId: number | null;
  /** The only section that is shown, and all of it. */
  list: ShortList | null;
}

export function readMatchesPlace(search: string): MatchesPlace {
  const query = new URLSearchParams(search);
  const named = query.get('list');
  return {
    tournamentId: parseId(query.get('tournament')),
    list: lists.find((each) => each === named) ?? null,
  };
}

export function matchesAddress({ tournamentId, list }: MatchesPlace): string {
  const query = new URLSearchParams();
  if (tournamentId !== null) query.set('tournament', String(tournamentId));
  if (list !== null) query.set('list', list);
  return query.size === 0 ? pages.matches : `${pages.matches}?${query.toString()}`;
}
