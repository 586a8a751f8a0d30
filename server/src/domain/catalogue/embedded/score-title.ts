import type { ComparableTitle } from '../comparable-title.ts';
import { isArticle } from '../fold-title.ts';
import { textLikeness, titleLikeness } from '../title-likeness.ts';
import type { SharedTrigrams } from './trigram-index.ts';

const sameTitle = 4.9;
/** What stands before the colon is the title of a whole series. */
export const mainTitle = 3.5;

/** "The Return of the King" is all that many say. */
const subtitle = 3.4;

/** One letter of four may be wrong, and three of ten may not. */
const leastLikeness = 0.71;

/**
 * How well a title answers what was typed: 0 for not at all, up to 2 for a part of it, up to 3 for its
 * beginning and for typing errors, above that for the title itself.
 */
export function scoreTitle(
  wanted: ComparableTitle,
  title: ComparableTitle,
  { similarity, overlap }: SharedTrigrams,
): number {
  if (wanted.whole === title.whole) return 5;
  if (wanted.withoutArticle === title.withoutArticle) return sameTitle;
  const part = title.bareParts.indexOf(wanted.withoutArticle);
  if (part === 0) return mainTitle;
  if (part > 0) return subtitle;
  const beginning = scoreBeginning(wanted, title);
  const likeness = similarity > 0 ? titleLikeness(wanted, title) : 0;
  // Of two titles that are equally many letters away, the one with the same words is meant.
  const whole = likeness >= leastLikeness ? 2 + likeness + similarity / 100 : 0;
  return Math.max(beginning, whole) || scorePart(wanted, title, overlap);
}

/** Somebody is still typing: the more of the title there is, the likelier it is this one. */
function scoreBeginning(wanted: ComparableTitle, title: ComparableTitle): number {
  if (!title.withoutArticle.startsWith(wanted.withoutArticle)) {
    return title.whole.startsWith(wanted.whole) ? 2.86 : 0;
  }
  const coverage = wanted.withoutArticle.length / title.withoutArticle.length;
  // Somebody who types the article means a title that has it, and a whole word mostly that word.
  const hasArticle = title.whole.startsWith(wanted.whole) ? 0.06 : 0;
  const hasWords = wanted.words.every((word, at) => word === title.words[at]) ? 0.05 : 0;
  return 2.8 + hasArticle + hasWords + coverage * 0.1;
}

/**
 * Where one title is a part of the other, word by word: "Return of the King" for the long title, or a
 * title with something behind it. Short words alone say too little.
 */
function scorePart(wanted: ComparableTitle, title: ComparableTitle, overlap: number): number {
  if (overlap < 0.5) return 0;
  const [part, all] =
    wanted.withoutArticle.length <= title.withoutArticle.length ? [wanted, title] : [title, wanted];
  const words = part.words.filter((word) => !isArticle(word));
  if (!words.some((word) => word.length >= 4)) return 0;
  const coverage = part.withoutArticle.length / all.withoutArticle.length;
  // Someone who types more than a title means that title only where it is most of what they typed.
  if (part === title && coverage < 0.5) return 0;
  let score = 1 + coverage;
  for (const word of words) {
    const likeness = Math.max(...all.words.map((other) => wordLikeness(word, other)));
    // A mistyped word in a long title is more often another word: "Anora" is not "ancora".
    if (likeness === 0 || (likeness < begun && coverage < 0.55)) return 0;
    score -= (1 - likeness) / 2;
  }
  return Math.max(score, 0);
}

/** For a word of which only the beginning was typed. */
const begun = 0.95;

/** A word may be mistyped once it is long enough not to become another one. */
function wordLikeness(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length >= 3 && other.startsWith(word)) return begun;
  if (word.length < 5 || word[0] !== other[0]) return 0;
  const likeness = textLikeness(word, other);
  return likeness >= 0.75 && likeness < begun ? likeness : 0;
}
