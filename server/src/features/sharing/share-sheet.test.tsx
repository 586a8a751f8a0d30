// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadDisplayFace } from '../../domain/posters/display-face.ts';
import { ShareSheet } from './share-sheet.tsx';
import type { SharedTournament } from './read-tournament.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

const tournament: SharedTournament = {
  id: 5,
  name: 'Il campionato più lungo che si sia mai visto in una cerchia di amici del cinema',
  isPublic: true,
  state: 'active',
  matchDay: 4,
  matchDays: 14,
  filmsCount: 8,
  hasResults: true,
  rows: [],
  winners: [],
  seal: null,
};

const long =
  'Di misura «Indagine su un cittadino al di sopra di ogni sospetto» su «Il buono, il brutto, il cattivo», sette a sei, e la classifica si stringe.';

test('what the last day brought stands between the name and the state, and touches neither', async () => {
  const display = await loadDisplayFace();
  const draw = (story: string) => {
    const markup = renderToStaticMarkup(
      <ShareSheet
        tournament={tournament}
        story={story}
        texts={sharingTexts.it}
        display={display}
      />,
    );
    const lines = [...markup.matchAll(/translate\(64\.00 ([\d.]+)\) scale\(([\d.e-]+) /g)];
    return lines.map(([, y, scale]) => ({
      base: Number(y),
      top: Number(y) - Number(scale) * display.unitsPerEm * 0.75,
    }));
  };
  const plain = draw('');
  const told = draw(long);
  expect(told.length).toBeGreaterThan(plain.length);
  for (const [index, line] of told.slice(1).entries()) {
    expect(line.top).toBeGreaterThan(told[index]?.base ?? 0);
  }
  expect(Math.max(...told.map(({ base }) => base))).toBeLessThan(535);
});
