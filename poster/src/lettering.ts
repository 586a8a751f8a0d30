// Advance widths of the display face at 62 % width, in hundredths of an em; 45 unless told.
const WIDTHS: Readonly<Record<string, number>> = {
  I: 22,
  M: 67,
  N: 55,
  W: 70,
  E: 33,
  F: 32,
  L: 32,
  T: 39,
  Z: 33,
  ' ': 14,
  ',': 23,
  '.': 20,
  "'": 16,
  '’': 15,
  '½': 63,
  '1': 39,
  '7': 38,
  ':': 21,
  '-': 29,
  '…': 60,
};
const USUAL_WIDTH = 45;
// Emoji and ideographs come from another face and are square.
const SQUARE_WIDTH = 105;
const FIRST_SQUARE = 0x2e_80;

const MOST_LINES = 4;
const MOST_CHARACTERS = 96;
const LARGEST = 112;
// Under this a title is read with effort: its long words are broken and it may stand taller.
const SMALL = 24;
const PIECE = 12;

export interface SetTitle {
  lines: readonly string[];
  size: number;
  leading: number;
}

/**
 * Takes out what SVG cannot hold or what would disturb the line around it:
 * control characters, halves of surrogate pairs, direction overrides.
 */
export function printable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim();
}

export function capitals(text: string): string {
  return printable(text).toLocaleUpperCase('it');
}

/** The width of a line in ems of the display face. */
export function advance(line: string): number {
  let width = 0;
  for (const character of splitCharacters(line)) {
    const letter = character.normalize('NFD').charAt(0);
    const isSquare = (character.codePointAt(0) ?? 0) >= FIRST_SQUARE;
    width += WIDTHS[letter] ?? (isSquare ? SQUARE_WIDTH : USUAL_WIDTH);
  }
  return width / 100;
}

/** Breaks a title into the lines that can be set largest in the room there is. */
export function setTitle(title: string, room: { width: number; height: number }): SetTitle {
  const words = shorten(capitals(title)).split(' ').filter(Boolean);
  if (words.length === 0) return { lines: [], size: 0, leading: 0 };
  const best = largestSetting(words, MOST_LINES, room);
  if (best.size >= SMALL) return best;
  const tall = { width: room.width, height: room.height * 1.4 };
  return largestSetting(words.flatMap(breakWord), MOST_LINES * 2, tall);
}

function largestSetting(
  words: readonly string[],
  mostLines: number,
  room: { width: number; height: number },
): SetTitle {
  let best: SetTitle | null = null;
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const lines = breakLines(words, count);
    const spacing = lineSpacing(lines);
    const widest = Math.max(...lines.map(advance), 0.01);
    const size = Math.min(LARGEST, room.width / widest, room.height / (lines.length * spacing));
    if (best === null || size > best.size + 0.5) best = { lines, size, leading: size * spacing };
  }
  return best ?? { lines: [], size: 0, leading: 0 };
}

function breakLines(words: readonly string[], count: number): string[] {
  const share = advance(words.join(' ')) / count;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = advance(longer) > share * 1.12;
    const endsPhrase = /[,:;]$/.test(line) && advance(line) > share * 0.55;
    if (line !== '' && lines.length < count - 1 && (isFull || endsPhrase)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

/** Opens the leading where a comma hangs below a line or an accent stands above one. */
function lineSpacing(lines: readonly string[]): number {
  if (lines.slice(1).some((line) => line.normalize('NFD') !== line)) return 1;
  return lines.slice(0, -1).some((line) => /[,;QÇ]/.test(line)) ? 0.96 : 0.84;
}

function shorten(title: string): string {
  const characters = splitCharacters(title);
  if (characters.length <= MOST_CHARACTERS) return title;
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

function breakWord(word: string): string[] {
  const characters = splitCharacters(word);
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += PIECE) {
    pieces.push(characters.slice(start, start + PIECE).join(''));
  }
  return pieces;
}

let segmenter: Intl.Segmenter | undefined;

/** Whole characters as people count them: a flag or a family is one. */
function splitCharacters(text: string): string[] {
  // Most titles need no segmenter, which takes a phone longer to make than the whole poster.
  if (/^[\u0020-\u017f]*$/.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
