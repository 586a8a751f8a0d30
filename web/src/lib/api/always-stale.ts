/**
 * For what moves on while another page is open and nobody here listens to its events. What was fetched
 * before is shown at once, and asked for again behind it.
 */
export const alwaysStale = { staleTime: 0 } as const;

/** For a part that joins others in asking: what one of them has just read serves it, too, unless there was news. */
export const justRead = { staleTime: 5000 } as const;
