import {
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { capitals } from './lettering.ts';
import { PosterSheet, type Film, type LineProps } from './poster-sheet.tsx';

const ELEMENTS = new Set([
  'svg',
  'defs',
  'pattern',
  'circle',
  'rect',
  'path',
  'g',
  'ellipse',
  'text',
]);

const anyText = oneof(
  string({ unit: 'binary', maxLength: 200 }),
  string({ unit: 'grapheme', maxLength: 600 }),
  constantFrom(
    '',
    '   ',
    '\u0000',
    '\uD83C',
    '<script>alert(1)</script>',
    '"><img onerror=x>',
    'سينما',
    '👩‍👩‍👧‍👦',
  ),
);
const anyFilm: Arbitrary<Film> = record({
  title: anyText,
  year: option(integer({ min: 1888, max: 2100 })),
  director: option(anyText),
  genre: option(oneof(anyText, constantFrom('Horror', 'Western', 'Noir', 'Romance'))),
});

// Each run prints and parses a whole sheet.
const RUNS = { numRuns: 40 };

function Line({ face: _face, ...attributes }: LineProps) {
  return <text {...attributes} />;
}

function print(film: Film, bare = false): string {
  return renderToStaticMarkup(createElement(PosterSheet, { film, bare, Line }));
}

function parse(markup: string): Document {
  const namespaced = markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new DOMParser().parseFromString(namespaced, 'image/svg+xml');
}

test('the same film always prints the same sheet', () => {
  assert(
    property(anyFilm, (film) => {
      expect(print(film)).toBe(print({ ...film }));
    }),
    RUNS,
  );
});

test('any title at all gives a valid sheet made of nothing but drawing', () => {
  assert(
    property(anyFilm, boolean(), (film, bare) => {
      const markup = print(film, bare);
      const sheet = parse(markup);
      expect(sheet.querySelector('parsererror')).toBeNull();
      expect(markup).not.toMatch(/NaN|Infinity|undefined/);
      for (const element of sheet.querySelectorAll('*')) {
        expect(ELEMENTS).toContain(element.localName);
        expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
      }
    }),
    RUNS,
  );
});

test('what is lettered is the title, letter for letter', () => {
  const sheet = parse(print({ title: '<b>Tom & "Jerry"</b>', year: 1940, director: 'Hanna' }));
  const lines = [...sheet.querySelectorAll('text')].map((line) => line.textContent);
  expect(lines.slice(0, -2).join(' ')).toBe('<B>TOM & "JERRY"</B>');
  expect(lines.slice(-2)).toEqual(['HANNA', '1940']);
});

test('every line of a title stays on the sheet', () => {
  assert(
    property(anyFilm, (film) => {
      for (const line of parse(print(film)).querySelectorAll('text[textLength]')) {
        expect(Number(line.getAttribute('textLength'))).toBeLessThanOrEqual(264.1);
        expect(Number(line.getAttribute('y'))).toBeLessThan(440);
      }
    }),
    RUNS,
  );
});

test('a direction override in a title does not turn the sheet around', () => {
  expect(capitals('Stal\u202Eker\u2066')).toBe('STALKER');
});

test.each([
  ['Western', ['orizzonte']],
  ['Film noir', ['scala']],
  ['Fantascienza', ['orbita', 'vortice']],
  ['Science Fiction', ['orbita', 'vortice']],
  ['Sci-Fi', ['orbita', 'vortice']],
  ['Ciencia ficción', ['orbita', 'vortice']],
  ['Drama, Science Fiction', ['orbita', 'vortice']],
  ['Neorealismo', ['citta']],
])('%s likes %s', (genre, liked) => {
  for (let year = 1960; year < 1980; year += 1) {
    const composition = parse(print({ title: 'Uno', year, genre })).documentElement.dataset;
    expect(liked).toContain(composition['composition']);
  }
});

test('thumbnails carry the same picture without lettering', () => {
  const film = { title: 'Stalker', year: 1979, genre: 'Fantascienza' };
  expect(parse(print(film, true)).querySelectorAll('text')).toHaveLength(0);
});
