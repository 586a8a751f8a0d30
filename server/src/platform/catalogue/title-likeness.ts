import { dropArticle, foldTitle } from './fold-title.ts';

/** A title in the forms in which it is compared, made once. */
export interface ComparableTitle {
  /** All of it, without spaces: "Spider-Man" and "Spiderman" are the same. */
  readonly whole: string;
  readonly withoutArticle: string;
  /** "Part II" and "Part III" look alike and are two films. */
  readonly numbers: string;
}

export function comparableTitle(title: string): ComparableTitle {
  const folded = foldTitle(title);
  return {
    whole: folded.replaceAll(' ', ''),
    withoutArticle: dropArticle(folded).replaceAll(' ', ''),
    numbers: (
      dropArticle(folded).match(/(?<![\p{L}\p{N}])(?:\d+|[ivx]+)(?![\p{L}\p{N}])/gu) ?? []
    ).join(''),
  };
}

/** What a forgotten article costs: less than any typing error, so that it only breaks ties. */
const articlePenalty = 0.005;

/** From 0 to 1, where 1 is the same title; 0 also for whatever is too far off to be a typing error. */
export function titleLikeness(left: ComparableTitle, right: ComparableTitle): number {
  const whole = textLikeness(left.whole, right.whole);
  const haveNoArticle = left.whole === left.withoutArticle && right.whole === right.withoutArticle;
  if (whole === 1 || haveNoArticle) return whole;
  const rest = textLikeness(left.withoutArticle, right.withoutArticle);
  return Math.max(whole, rest - articlePenalty, 0);
}

/**
 * Whether two titles are surely of one film. Where the year agrees too, a typing error is forgiven;
 * without a year only accents, case, punctuation and the article are.
 */
export function isSameTitle(
  left: ComparableTitle,
  right: ComparableTitle,
  { yearAgrees }: { readonly yearAgrees: boolean },
): boolean {
  if (left.numbers !== right.numbers) return false;
  return titleLikeness(left, right) >= (yearAgrees ? 0.8 : 1 - articlePenalty);
}

/** The same measure for one text or word. */
export function textLikeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 0;
  const allowed = allowedEdits(longest);
  if (Math.abs(left.length - right.length) > allowed) return 0;
  const edits = countEdits(left, right);
  return edits > allowed ? 0 : 1 - edits / longest;
}

/** In one or two letters any error makes another word; in a long title about a third may be wrong. */
function allowedEdits(length: number): number {
  if (length <= 2) return 0;
  return Math.max(1, Math.floor(length * 0.3));
}

/** Letters put in, left out, replaced, or swapped with their neighbour (optimal string alignment). */
function countEdits(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwap) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
