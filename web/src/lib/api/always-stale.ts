/**
 * For what moves on while another page is open and nobody here listens to its events. What was fetched
 * before is shown at once, and asked for again behind it.
 */
export const alwaysStale = { staleTime: 0 } as const;
