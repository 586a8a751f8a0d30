import { dropArticle, foldTitle } from './fold-title.ts';

/** A title in the forms in which it is compared, made once. */
export interface ComparableTitle {
  /** Without accents, case and punctuation; "Part II" is "2", and "and" is left out as "&" is. */
  readonly words: readonly string[];
  /** All of it, without spaces: "Spider-Man" and "Spiderman" are the same. */
  readonly whole: string;
  readonly withoutArticle: string;
  /** "Part II" and "Part III" look alike and are two films. */
  readonly numbers: string;
  /** What stands before and behind a colon or dash, each whole. Empty where there is none. */
  readonly parts: readonly string[];
  /** The same without their articles. */
  readonly bareParts: readonly string[];
}

const partWords = new Set(
  'part parte partie pt vol volume volumen capitolo capitulo chapter episode episodio ep'.split(
    ' ',
  ),
);

/** What a part is called where it is not a figure. */
const ordinals = new Map(
  Object.entries({
    1: 'one uno first prima primo primera i',
    2: 'two due dos second seconda secondo segunda',
    3: 'three tre tres third terza terzo tercera',
    4: 'four quattro cuatro fourth quarta quarto cuarta',
  }).flatMap(([figure, names]) => names.split(' ').map((name) => [name, figure] as const)),
);

const romans = new Map(
  'ii iii iv v vi vii viii ix x xi xii xiii'
    .split(' ')
    .map((roman, index) => [roman, String(index + 2)] as const),
);

/** "8½" is folded to "8", "1" and "2". */
const halves = new Set('mezzo medio half'.split(' '));

const conjunctions = new Set('and e ed y et und'.split(' '));

export function comparableTitle(title: string): ComparableTitle {
  const words = wordsOf(title);
  const texts = title.split(/: | [–—-] /);
  const parts = texts.length < 2 ? [] : texts.map((text) => wordsOf(text));
  return {
    words,
    whole: words.join(''),
    withoutArticle: joinWithoutArticle(words),
    numbers: words.filter(isFigure).join(''),
    parts: parts.map((part) => part.join('')),
    bareParts: parts.map((part) => joinWithoutArticle(part)),
  };
}

function joinWithoutArticle(words: readonly string[]): string {
  return dropArticle(words.join(' ')).replaceAll(' ', '');
}

function wordsOf(title: string): string[] {
  return plainWords(foldTitle(title.includes('.') ? joinInitials(title) : title).split(' '));
}

/** "E.T." and "L.A." are a word each. */
function joinInitials(title: string): string {
  return title.replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:\.|\s|$))/gu, '');
}

/** The second film of a series is "2", "II", "Part 2", "Parte seconda", "Vol. II". */
function plainWords(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (at === 0) return word;
    const next = words[at + 1];
    if (partWords.has(word) && (next === undefined || figureOf(next) !== undefined)) return [];
    const before = words[at - 1] ?? '';
    if (partWords.has(before)) return figureOf(word) ?? word;
    if (halves.has(word) && words.slice(0, at).some(isFigure)) return '12';
    if (conjunctions.has(word) && next !== undefined) return [];
    // A letter in the middle of a title is no number.
    const isNumeral = word.length > 1 || next === undefined;
    return isNumeral ? (romans.get(word) ?? word) : word;
  });
}

function figureOf(word: string): string | undefined {
  if (isFigure(word)) return String(Number(word));
  return romans.get(word) ?? ordinals.get(word);
}

function isFigure(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+$/.test(word);
}
