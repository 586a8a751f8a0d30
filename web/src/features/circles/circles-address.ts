import { pages } from '@girone/contract/pages';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { circleFilters, type CircleFilter } from './circles.queries.ts';

/** The contract takes no longer search. */
const longestSearch = 100;

export interface CirclesPlace {
  filter: CircleFilter;
  search: string;
  isCreating: boolean;
}

/** What the list shows stands in its address, so that a link finds it again. */
export function useCirclesAddress() {
  const [, navigate] = useLocation();
  const place = readPlace(useSearch());
  const state: unknown = useHistoryState<unknown>();

  /** A step that the back button undoes. */
  function openCreate(): void {
    navigate(addressOf({ ...place, isCreating: true }), { state: stepState });
  }

  function closeCreate(): void {
    if (isStep(state)) window.history.back();
    else navigate(addressOf({ ...place, isCreating: false }), { replace: true });
  }

  /** Another view of the same place: no step of its own. */
  function change(part: Partial<CirclesPlace>): void {
    // The address may have moved on since this was drawn.
    const current = readPlace(window.location.search);
    navigate(addressOf({ ...current, ...part }), { replace: true, state: window.history.state });
  }

  return { place, openCreate, closeCreate, change };
}

export function addressOf({ filter, search, isCreating }: CirclesPlace): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (search !== '') query.set('search', search);
  if (isCreating) query.set('form', 'create');
  return query.size === 0 ? pages.circles : `${pages.circles}?${query.toString()}`;
}

export function readPlace(address: string): CirclesPlace {
  const query = new URLSearchParams(address);
  return {
    filter: circleFilters.find((filter) => filter === query.get('filter')) ?? 'all',
    search: searchOf(query.get('search') ?? ''),
    isCreating: query.get('form') === 'create',
  };
}

/** What is looked for when this is typed. */
export function searchOf(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}

export function circleAddress(circleId: number): string {
  return pages.circle.replace(':id', String(circleId));
}

export function manageAddress(circleId: number): string {
  return pages.circleManage.replace(':id', String(circleId));
}

export function tournamentAddress(tournamentId: number): string {
  return pages.tournament.replace(':id', String(tournamentId));
}

/** Marks a history entry that was made by a step on this page. */
const stepState = { circlesStep: true };

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'circlesStep' in state;
}
