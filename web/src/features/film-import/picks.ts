import type { ImportedFilm } from '@girone/contract/film-import';
import { filmOf, type FoundRow } from './sort-out.ts';

export interface Pick {
  /** Which of the things that the line offers. */
  readonly choice: string;
  readonly film: ImportedFilm;
}

export interface Picks {
  /** How many there may be. */
  readonly free: number;
  /** By the row of the line, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<number, Pick>;
  /** How often one more was wanted than there is room for, since the last that there was room for. */
  readonly refusals: number;
}

export type PickAct =
  | { readonly kind: 'pick'; readonly row: number; readonly pick: Pick | null }
  | { readonly kind: 'fill'; readonly found: readonly FoundRow[] }
  | { readonly kind: 'clear'; readonly found: readonly FoundRow[] };

/** What a found film is chosen by. */
export const foundChoice = 'found';

/** The first films of the list, as many as there is room for. */
export function startPicks(free: number, found: readonly FoundRow[]): Picks {
  const empty: Picks = { free, chosen: new Map(), refusals: 0 };
  return changePicks(empty, { kind: 'fill', found });
}

/** Picks never exceed the free places. */
export function changePicks(picks: Picks, act: PickAct): Picks {
  const chosen = new Map(picks.chosen);
  if (act.kind === 'clear') {
    for (const { line } of act.found) chosen.delete(line.row);
  } else if (act.kind === 'fill') {
    for (const { line, film } of act.found) {
      if (chosen.size >= picks.free) break;
      if (!chosen.has(line.row)) chosen.set(line.row, { choice: foundChoice, film: filmOf(film) });
    }
  } else if (act.pick === null) {
    chosen.delete(act.row);
  } else if (!chosen.has(act.row) && chosen.size >= picks.free) {
    return { ...picks, refusals: picks.refusals + 1 };
  } else {
    chosen.set(act.row, act.pick);
  }
  return { ...picks, chosen, refusals: 0 };
}
