import { DatabaseError } from 'pg';

/**
 * The name of the constraint that a statement broke, or `undefined` if the error is another one.
 * Triggers name their rule in the same way, so both map to error codes by name.
 */
export function constraintOf(error: unknown): string | undefined {
  // The query builder wraps what the driver throws.
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.constraint;
  }
  return undefined;
}
