import { DatabaseError } from 'pg';

/**
 * The name of the constraint that a statement broke, or `undefined` if the error is another one.
 * Triggers name their rule in the same way, so both map to error codes by name.
 */
export function constraintOf(error: unknown): string | undefined {
  return findDatabaseError(error)?.constraint;
}

/** The SQL state with which the database refused a statement; `undefined` if it was not asked. */
export function sqlStateOf(error: unknown): string | undefined {
  return findDatabaseError(error)?.code;
}

/** The query builder wraps what the driver throws. */
function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause;
  }
  return undefined;
}
