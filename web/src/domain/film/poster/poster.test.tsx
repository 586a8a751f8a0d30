import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Poster } from './poster.tsx';

test('the sheet is lettered with text, in the classes of its two faces', () => {
  render(
    <Poster film={{ title: 'Stalker', year: 1979, director: 'Tarkovskij' }} label="Stalker" />,
  );
  const lines = [...screen.getByRole('img', { name: 'Stalker' }).querySelectorAll('text')];
  expect(lines.map((line) => [line.getAttribute('class'), line.textContent])).toEqual([
    ['titleLine', 'STALKER'],
    ['credit', 'TARKOVSKIJ'],
    ['credit', '1979'],
  ]);
});

test('two sheets in one page do not share their ids', () => {
  render(
    <>
      <Poster film={{ title: 'Stalker' }} />
      <Poster film={{ title: 'Stalker' }} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test('a cover takes the place of the sheet, and the sheet its place back if it does not load', () => {
  render(<Poster film={{ title: 'Stalker' }} cover="/objects/stalker.webp" label="Stalker" />);
  const cover = screen.getByRole('img', { name: 'Stalker' });
  expect(cover.getAttribute('src')).toBe('/objects/stalker.webp');
  fireEvent.error(cover);
  expect(screen.getByRole('img', { name: 'Stalker' }).localName).toBe('svg');
});
