import { ApiError } from '../api-error.ts';

export interface FailureSentences {
  /** Where the server said nothing. */
  fallback: string;
  /** Where no answer came. */
  network: string;
}

/** What to say about a call that failed, in words for people. */
export function failureText(error: unknown, { fallback, network }: FailureSentences): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.code === 'network' ? network : (error.serverMessage ?? fallback);
}
