/** Long enough for whoever keeps connections to this instance to send once more, and to learn that it ends. */
export const farewellMs = 1000;

/** Longest wait, the farewell included, for requests and jobs under way after a signal to stop. */
export const stopWithinMs = 10_000;

/** A worker ends by itself before. */
export const killAfterMs = 12_000;
