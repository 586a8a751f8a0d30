import { printable } from '@girone/poster/lettering';
import type { DisplayFace } from '../../domain/posters/display-face.ts';

export type FaceName = Parameters<DisplayFace['outline']>[1];

export interface Room {
  readonly face: FaceName;
  readonly width: number;
  readonly mostLines: number;
  /** From the first capitals to the last baseline; as high as the lines are unless told. */
  readonly height?: number;
  readonly largest: number;
  readonly smallest: number;
}

export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });
const step = 2;

// In ems.
export const capitalHeight = 0.75;
export const leading = 1.06;

/**
 * The first of some texts that can be lettered, without the characters that the face lacks. A name in
 * another script would be a row of discs, so one that loses more than a third gives way to the next.
 */
export function firstLegible(face: DisplayFace, texts: readonly (string | null)[]): string {
  for (const text of texts) {
    const whole = splitCharacters(printable(text ?? ''));
    const kept = whole.filter((character) => isDrawn(face, character));
    const isLegible = kept.some((character) => /[\p{L}\p{N}]/u.test(character));
    if (isLegible && kept.length * 3 >= whole.length * 2) {
      return kept.join('').replaceAll(/ +/g, ' ').trim();
    }
  }
  return '';
}

/** Whether a character has a form of its own: the disc in its place has arcs, which no letter has. */
function isDrawn(face: DisplayFace, character: string): boolean {
  const { path, width } = face.outline(character, 'titleLine');
  return width > 0 && !path.includes('a');
}

/** Breaks a text into lines at the largest size that has room; what has none even small is cut. */
export function setText(face: DisplayFace, text: string, room: Room): SetText {
  const words = text.split(' ').filter(Boolean);
  const ems = emsOf(face, room.face);
  for (let size = room.largest; size >= room.smallest; size -= step) {
    const lines = wrap(words, (line) => ems(line) * size <= room.width);
    const isLowEnough =
      lines.length <= room.mostLines && heightOf({ lines, size }) <= (room.height ?? Infinity);
    if (isLowEnough && lines.every((line) => ems(line) * size <= room.width)) {
      return { lines, size };
    }
  }
  const fits = (line: string) => ems(line) * room.smallest <= room.width;
  const lines = wrap(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  );
  const cut = lines.slice(0, room.mostLines);
  const last = cut.pop();
  if (last !== undefined) cut.push(lines.length > room.mostLines ? shorten(last, fits) : last);
  return { lines: cut, size: room.smallest };
}

/** How high set lines stand, from the first capitals to the last baseline. */
export function heightOf({ lines, size }: SetText): number {
  return lines.length === 0 ? 0 : size * (capitalHeight + (lines.length - 1) * leading);
}

/** How wide a line is in ems; each line is measured once. */
export function emsOf(face: DisplayFace, name: FaceName): (line: string) => number {
  const known = new Map<string, number>();
  return (line) => {
    const ems = known.get(line) ?? face.outline(line, name).width / face.unitsPerEm;
    known.set(line, ems);
    return ems;
  };
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The pieces of a word that is wider than the room. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of splitCharacters(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + character)) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const characters = splitCharacters(line);
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function splitCharacters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
