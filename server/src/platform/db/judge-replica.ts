import type { LogPosition } from './log-positions.ts';

/** So far behind the primary a replica may be. */
export const mostLagMs = 5000;

/** For how long it is known where the log ended: whoever is further behind is so by far. */
const memoryMs = 60_000;

export interface PrimaryState {
  /** Which server and which of its databases: the same on all copies of it. */
  readonly identity: string;
  /** When the newest migration was written that it has. */
  readonly schema: number;
  /** Where its log ends. */
  readonly position: LogPosition;
}

/** `position`: how far it has come in the log; null where it follows none. */
export interface ReplicaState extends Omit<PrimaryState, 'position'> {
  readonly position: LogPosition | null;
}

/** Why a server that answers is not read from, whatever its lag; nothing where it may be. */
export function findFault(primary: PrimaryState, replica: ReplicaState): string | undefined {
  if (replica.identity !== primary.identity) return 'it is no copy of the database of DATABASE_URL';
  if (replica.position === null) return 'it is no replica: it follows no other server';
  if (replica.schema < primary.schema) return 'its schema is older than that of DATABASE_URL';
  return undefined;
}

/**
 * Where the log ended at which moment. A replica that has all that was there at a moment is behind by the time since,
 * so that a primary on which nothing is written makes nobody late.
 */
export function createLogHistory() {
  let marks: { readonly at: number; readonly position: LogPosition }[] = [];
  return {
    note(at: number, position: LogPosition): void {
      // Another primary, which has not seen all that the one before has.
      if (position < (marks.at(-1)?.position ?? 0n)) marks = [];
      marks = [...marks.filter((mark) => at - mark.at < memoryMs), { at, position }];
    },
    /** The first moment of which it is known. */
    beginning: () => marks[0]?.at ?? performance.now(),
    /** The moment up to which nothing is missing for whoever has come so far. */
    currentTo(position: LogPosition): number {
      return marks.findLast((mark) => mark.position <= position)?.at ?? -Infinity;
    },
  };
}
