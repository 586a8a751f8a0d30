/** No zod here: the file itself reads this. */

/** Written into every box; one that says something else was made by a later Girone. */
export const boxFormat = 'girone box v1';

/** Under which its content stands in the file. */
export const boxElementId = 'girone-box';

export const boxLimits = {
  /** A box stays below, so that it can be sent by mail. */
  bytes: 5_000_000,
  /** What is taken in: files of other makers may be a little longer. */
  importedBytes: 8_000_000,
  posts: 200,
};
