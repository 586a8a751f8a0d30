/** The gravest last. */
export const filmActs = ['edit', 'match', 'enrich', 'delete'] as const;
export type FilmAct = (typeof filmActs)[number];

/** What can be done with several films at once. */
export const filmBulkActs = ['enrich', 'delete'] as const;
export type FilmBulkAct = (typeof filmBulkActs)[number];
