/** A name that is being typed. */
export interface BegunMention {
  /** Where its '@' stands. */
  start: number;
  /** What stands behind the '@' so far. */
  prefix: string;
}

/** The list of those it may mean, and the one that is marked, by the ids of their elements. */
export interface Offer {
  listId: string;
  optionId: string;
}

/** More than the longest username is none. */
const longest = 50;
const begun = /(?:^|[^\p{L}\p{N}_.\-/@])@([\p{L}\p{N}_.-]*)$/u;

/** The name that ends at the cursor; null where none does. An e-mail address is none. */
export function findBegunMention(text: string, cursor: number): BegunMention | null {
  // One character more before the '@', which must not be part of a word.
  const before = text.slice(Math.max(0, cursor - longest - 2), cursor);
  const prefix = begun.exec(before)?.[1];
  if (prefix === undefined || prefix.length > longest) return null;
  return { start: cursor - prefix.length - 1, prefix };
}
