import { useSyncExternalStore } from 'react';
import { readRun, subscribeToRun, type ImportRun } from './import-run.ts';

/** The films that this person is adding, or added last. */
export function useImportRun(userId: number): ImportRun | null {
  const run = useSyncExternalStore(subscribeToRun, readRun, readRun);
  return run?.userId === userId ? run : null;
}
