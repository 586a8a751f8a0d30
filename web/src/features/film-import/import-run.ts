import type { ImportedFilm, KeptFilm } from '@girone/contract/film-import';
import type { Film } from '@girone/contract/films';
import { importRules } from '@girone/contract/rules';
import { callApi } from '../../lib/api/api-client.ts';
import { writeTabStorage, readTabStorage, runKey } from './tab-storage.ts';

type PrintedFilm = Pick<Film, 'id' | 'title' | 'releaseYear' | 'director' | 'genre' | 'posterUrl'>;

/** Films on their way into somebody's list. */
export interface ImportRun {
  readonly userId: number;
  readonly wanted: readonly ImportedFilm[];
  /** So many of them have been answered. */
  readonly done: number;
  readonly added: readonly PrintedFilm[];
  readonly owned: number;
  readonly noPlace: number;
  readonly state: 'adding' | 'stopping' | 'stopped' | 'done' | 'undoing' | 'undone';
  /** When undoing is no longer offered. */
  readonly undoUntil: number | null;
  readonly removed: number;
  readonly kept: readonly KeptFilm[];
}

/** The steps in which progress is seen; a long list takes larger ones. */
const fewestPerCall = 5;
const mostSteps = 20;

let run: ImportRun | null = restore();
let failure: unknown = null;
/** Somebody else's lists are asked for again: those of films, and the count of places. */
let tellOthers: () => void = () => undefined;
const listeners = new Set<() => void>();

export function readRun(): ImportRun | null {
  return run;
}

/** Why it stopped; null where a person stopped it. */
export function readFailure(): unknown {
  return failure;
}

export function subscribeToRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds the films, also while another page is shown. */
export function startRun(
  userId: number,
  wanted: readonly ImportedFilm[],
  onChange: () => void,
): Promise<void> {
  tellOthers = onChange;
  publish({
    userId,
    wanted,
    done: 0,
    added: [],
    owned: 0,
    noPlace: 0,
    state: 'adding',
    undoUntil: null,
    removed: 0,
    kept: [],
  });
  return work();
}

/** Goes on where it stopped. What was added before is not added twice: the server leaves it out. */
export async function resumeRun(onChange: () => void): Promise<void> {
  if (run?.state !== 'stopped') return;
  tellOthers = onChange;
  publish({ ...run, state: 'adding', undoUntil: null });
  await work();
}

/** After the call that is under way. */
export function stopRun(): void {
  if (run?.state === 'adding') publish({ ...run, state: 'stopping' });
}

/** Takes back what was added and is still as it was. */
export async function undoRun(onChange: () => void): Promise<void> {
  if (run === null || run.added.length === 0) return;
  const before = run;
  publish({ ...before, state: 'undoing' });
  try {
    const filmIds = before.added.map(({ id }) => id);
    const { removed, kept } = await callApi('POST /api/films/undo-import', { body: { filmIds } });
    publish({ ...before, state: 'undone', undoUntil: null, removed: removed.length, kept });
  } catch (error) {
    publish(before);
    throw error;
  } finally {
    onChange();
  }
}

async function work(): Promise<void> {
  failure = null;
  try {
    let isMore = true;
    while (isMore) isMore = await addNext();
  } catch (error) {
    failure = error;
  }
  if (run === null) return;
  const isDone = run.done === run.wanted.length;
  publish({ ...run, state: isDone ? 'done' : 'stopped', undoUntil: offerUndo(run) });
}

function offerUndo({ added }: ImportRun): number | null {
  return added.length === 0 ? null : Date.now() + importRules.undoSeconds * 1000;
}

/** Whether there is more to add. */
async function addNext(): Promise<boolean> {
  if (run === null || run.state !== 'adding' || run.done === run.wanted.length) return false;
  const { wanted, done } = run;
  const size = Math.min(
    importRules.filmsPerCall,
    Math.max(fewestPerCall, Math.ceil(wanted.length / mostSteps)),
  );
  const films = wanted.slice(done, done + size);
  const answers = await callApi('POST /api/films/import', { body: { films } });
  // Gone meanwhile: forgotten, or another person's.
  if (run?.wanted !== wanted) return false;
  const added = answers.flatMap((answer) =>
    answer.outcome === 'added' ? [printed(answer.film)] : [],
  );
  const count = (outcome: string) => answers.filter((answer) => answer.outcome === outcome).length;
  publish({
    ...run,
    done: done + films.length,
    added: [...run.added, ...added],
    owned: run.owned + count('owned'),
    noPlace: run.noPlace + count('no_place'),
  });
  tellOthers();
  return true;
}

function printed({ id, title, releaseYear, director, genre, posterUrl }: Film): PrintedFilm {
  return { id, title, releaseYear, director, genre, posterUrl };
}

function publish(next: ImportRun | null): void {
  run = next;
  writeTabStorage(runKey, next === null ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** After a reload: what was under way has stopped, and can be taken up again. */
function restore(): ImportRun | null {
  const kept = readTabStorage(runKey);
  if (kept === null) return null;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `publish` in this tab
    const last = JSON.parse(kept) as ImportRun;
    const isBroken = last.state === 'adding' || last.state === 'stopping';
    if (last.state === 'undoing') return { ...last, state: 'done' };
    return isBroken ? { ...last, state: 'stopped', undoUntil: offerUndo(last) } : last;
  } catch {
    return null;
  }
}
