import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { advance } from '@girone/poster/lettering';
import type { LineProps } from '@girone/poster/poster-sheet';
import {
  Blob as FontBlob,
  Buffer as ShapingBuffer,
  Direction,
  Face,
  Font,
  shape,
  Variation,
} from 'harfbuzzjs';
import decompress from 'wawoff2/decompress.js';

type FaceName = LineProps['face'];

/** A line as a path, in units of the font and with y upwards, from a baseline that starts at 0. */
export interface LineOutline {
  readonly path: string;
  readonly width: number;
}

export interface DisplayFace {
  readonly unitsPerEm: number;
  outline(text: string, face: FaceName): LineOutline;
}

/** The package's file of each alphabet, most used first. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WIDTH = 62;
// The weights and letter spacing of the web's two classes of lettering.
const SETTINGS: Record<FaceName, { weight: number; spacing: number }> = {
  titleLine: { weight: 850, spacing: 0 },
  credit: { weight: 700, spacing: 0.06 },
};

interface Alphabet {
  readonly characters: ReadonlySet<number>;
  readonly fonts: Record<FaceName, Font>;
}

/** Letters that one font sets together, or one character that no font of ours has. */
type Run = { readonly alphabet: Alphabet; letters: number[] } | { readonly unknown: string };

let loading: Promise<DisplayFace> | undefined;

/** The display face with its outlines; read from its package once. */
export function loadDisplayFace(): Promise<DisplayFace> {
  loading ??= readDisplayFace().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readDisplayFace(): Promise<DisplayFace> {
  const faces = await Promise.all(ALPHABETS.map(readFace));
  const unitsPerEm = faces[0]?.upem ?? 1000;
  const alphabets = faces.map((face) => ({
    characters: new Set(face.collectUnicodes()),
    fonts: { titleLine: setFont(face, 'titleLine'), credit: setFont(face, 'credit') },
  }));
  return {
    unitsPerEm,
    outline: (text, name) => outlineRuns(splitRuns(text, alphabets), { name, unitsPerEm }),
  };
}

async function readFace(alphabet: string): Promise<Face> {
  const file = `@fontsource-variable/anybody/files/anybody-${alphabet}-standard-normal.woff2`;
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)));
  return new Face(new FontBlob(await decompress(woff2)));
}

function setFont(face: Face, name: FaceName): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wdth', WIDTH), new Variation('wght', SETTINGS[name].weight)]);
  return font;
}

const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

function splitRuns(text: string, alphabets: readonly Alphabet[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    // What is piled upon a letter beyond the accents that the font has drawn into one is left out.
    const letter = segment.codePointAt(0) ?? 0;
    const alphabet = alphabets.find(({ characters }) => characters.has(letter));
    const last = runs.at(-1);
    if (!alphabet) {
      if (/[^\p{Default_Ignorable_Code_Point}\p{M}]/u.test(segment))
        runs.push({ unknown: segment });
    } else if (last && 'alphabet' in last && last.alphabet === alphabet) {
      last.letters.push(letter);
    } else {
      runs.push({ alphabet, letters: [letter] });
    }
  }
  return runs;
}

interface Setting {
  readonly name: FaceName;
  readonly unitsPerEm: number;
}

function outlineRuns(runs: readonly Run[], setting: Setting): LineOutline {
  const spacing = SETTINGS[setting.name].spacing * setting.unitsPerEm;
  let path = '';
  let width = 0;
  for (const run of runs) {
    if ('unknown' in run) {
      const room = advance(run.unknown) * setting.unitsPerEm;
      path += outlineMark(width + room / 2, room * 0.4);
      width += room + spacing;
      continue;
    }
    const font = run.alphabet.fonts[setting.name];
    for (const glyph of shapeLetters(font, run.letters)) {
      path += outlineGlyph(font, glyph.id, { x: width + glyph.x, y: glyph.y });
      width += glyph.advance + spacing;
    }
  }
  return { path, width };
}

const buffer = new ShapingBuffer();

function shapeLetters(font: Font, letters: number[]) {
  buffer.reset();
  buffer.addCodePoints(letters);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Latn');
  buffer.setLanguage('it');
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { id, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

function outlineGlyph(font: Font, glyph: number, at: { x: number; y: number }): string {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const moved = values.map((value, index) =>
        Math.round(value + (index % 2 === 0 ? at.x : at.y)),
      );
      return `${type}${moved.join(' ')}`;
    })
    .join('');
}

/** A disc at half the height of a capital, in the place of a character that cannot be drawn. */
function outlineMark(centre: number, radius: number): string {
  const [x, r] = [Math.round(centre), Math.round(radius)];
  return `M${x - r} 675a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
