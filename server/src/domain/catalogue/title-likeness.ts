import type { ComparableTitle } from './comparable-title.ts';

/** What a forgotten article costs: less than any typing error, so that it only breaks ties. */
const articlePenalty = 0.005;

/**
 * From 0 to 1, where 1 is the same title; 0 also for whatever is too far off to be a typing error. An
 * article that both have says nothing: "The Batman" is not half "The Postman".
 */
export function titleLikeness(left: ComparableTitle, right: ComparableTitle): number {
  if (left.whole === right.whole) return left.whole === '' ? 0 : 1;
  const rest = textLikeness(left.withoutArticle, right.withoutArticle);
  if (hasArticle(left) && hasArticle(right)) return rest === 1 ? 1 - articlePenalty : rest;
  if (!hasArticle(left) && !hasArticle(right)) return rest;
  return Math.max(textLikeness(left.whole, right.whole), rest - articlePenalty, 0);
}

function hasArticle({ whole, withoutArticle }: ComparableTitle): boolean {
  return whole !== withoutArticle;
}

/**
 * Whether two titles are surely of one film. Where the year agrees too, a typing error is forgiven;
 * without a year only accents, case, punctuation and an article that was left out are.
 */
export function isSameTitle(
  wanted: ComparableTitle,
  title: ComparableTitle,
  { yearAgrees }: { readonly yearAgrees: boolean },
): boolean {
  if (wanted.numbers !== title.numbers) return false;
  if (yearAgrees) return titleLikeness(wanted, title) >= 0.8;
  // An article too many may be another film: "The Batman" is not "Batman".
  return wanted.whole !== '' && [title.whole, title.withoutArticle].includes(wanted.whole);
}

/** The same measure for one text or word. */
export function textLikeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 0;
  if (left === right) return 1;
  const allowed = allowedEdits(longest);
  if (Math.abs(left.length - right.length) > allowed) return 0;
  const edits = countEdits(left, right, allowed);
  return edits > allowed ? 0 : 1 - edits / longest;
}

/** In one or two letters any error makes another word; in a long title about a third may be wrong. */
function allowedEdits(length: number): number {
  if (length <= 2) return 0;
  return Math.max(1, Math.floor(length * 0.3));
}

/**
 * Letters put in, left out, replaced, or swapped with their neighbour (optimal string alignment). Once
 * two rows are all above `most` the answer is too, and is not counted to its end.
 */
function countEdits(left: string, right: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  let leastBefore = 0;
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
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
      least = Math.min(least, edits);
      current.push(edits);
    }
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
