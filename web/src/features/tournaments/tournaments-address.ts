import { pages } from '@girone/contract/pages';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The contract takes no longer search. */
const longestSearch = 100;

interface TournamentsPlace {
  search: string;
  isCreating: boolean;
  /** The circle that the form starts with. */
  circle: number | null;
}

/** What the list shows stands in its address, so that a link finds it again. */
export function useTournamentsAddress() {
  // The list has two addresses: each keeps its own.
  const [path, navigate] = useLocation();
  const place = readPlace(useSearch());
  const state: unknown = useHistoryState<unknown>();

  /** A step that the back button undoes. */
  function openCreate(): void {
    navigate(addressOf(path, { ...place, isCreating: true }), { state: stepState });
  }

  function closeCreate(): void {
    if (isStep(state)) window.history.back();
    else navigate(addressOf(path, { ...place, isCreating: false }), { replace: true });
  }

  /** Another view of the same place: no step of its own. */
  function changeSearch(search: string): void {
    // The address may have moved on since this was drawn.
    const current = readPlace(window.location.search);
    navigate(addressOf(path, { ...current, search }), {
      replace: true,
      state: window.history.state,
    });
  }

  return { place, openCreate, closeCreate, changeSearch };
}

function addressOf(path: string, { search, isCreating, circle }: TournamentsPlace): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (isCreating) query.set('form', 'create');
  if (isCreating && circle !== null) query.set('circle', String(circle));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function readPlace(address: string): TournamentsPlace {
  const query = new URLSearchParams(address);
  const isCreating = query.get('form') === 'create';
  return {
    search: searchOf(query.get('search') ?? ''),
    isCreating,
    circle: isCreating ? readId(query.get('circle')) : null,
  };
}

/** What is looked for when this is typed. */
export function searchOf(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}

/** An id as it stands in an address, if it is one. */
export function readId(text: string | null | undefined): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

export function tournamentAddress(tournamentId: number): string {
  return pages.tournament.replace(':id', String(tournamentId));
}

export function nominationsAddress(tournamentId: number): string {
  return pages.nominations.replace(':id', String(tournamentId));
}

/** Marks a history entry that was made by a step on this page. */
const stepState = { tournamentsStep: true };

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tournamentsStep' in state;
}
