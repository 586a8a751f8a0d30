/** How patient and how greedy the adapter is. Tests make it less patient. */
export interface TmdbLimits {
  /** For one search or find in all, retries included. */
  readonly budgetMs: number;
  readonly attempts: number;
  /** Before the second attempt; doubled for each one after. */
  readonly firstWaitMs: number;
  readonly maxBytes: number;
  /** TMDB allows some 40 calls a second; this keeps well below with several instances. */
  readonly parallel: number;
  /** Calls that may wait for their turn; beyond that the database is as good as away. */
  readonly maxWaiting: number;
}

export const tmdbLimits: TmdbLimits = {
  budgetMs: 5000,
  attempts: 3,
  firstWaitMs: 200,
  maxBytes: 1_048_576,
  parallel: 6,
  maxWaiting: 1000,
};
