import type { Match } from '@girone/contract/matches';
import { pages } from '@girone/contract/pages';
import { useLocation, useSearch } from 'wouter';
import { returnState } from '../../lib/address/return-path.ts';

export function matchAnchor({ id }: Pick<Match, 'id'>): string {
  return `match-${id}`;
}

/** Sends a visitor to the login, and from there back to the match. */
export function useLoginRedirect(): (match: Pick<Match, 'id'>) => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (match) => {
    const place = search === '' ? path : `${path}?${search}`;
    navigate(pages.auth, { state: returnState(`${place}#${matchAnchor(match)}`) });
  };
}
