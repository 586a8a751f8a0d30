import { ApiError } from '../../lib/api/api-error.ts';

/** Deleted, never there, or not for this viewer: the server tells no difference. */
export function isMissingPost(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
