import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flap } from './flap.tsx';
import { LeagueTable } from './league-table.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SkeletonList } from './skeleton.tsx';
import { Slots } from './slots.tsx';

function turningDigits(): string[] {
  return [...document.querySelectorAll('.turning')].map((tile) => tile.textContent ?? '');
}

test('a flap stands still when it appears and turns only the digits that change', () => {
  const { rerender } = render(<Flap value={18} digits={3} />);
  expect(turningDigits()).toEqual([]);
  const [hundreds, tens] = document.querySelectorAll('b');
  rerender(<Flap value={19} digits={3} />);
  const after = document.querySelectorAll('b');
  expect([after[0], after[1]]).toEqual([hundreds, tens]);
  expect(after[2]?.textContent).toBe('9');
  expect(turningDigits()).toContain('9');
});

test('a bar says its count, and never more than all', () => {
  render(<ProgressBar label="Partite" value={100} max={90} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Partite 100/90' });
  expect([bar.value, bar.max]).toEqual([90, 90]);
});

test('slots are counted in words and figures', () => {
  render(<Slots used={2} total={3} label="2 cerchie su 3" />);
  expect(screen.getByText('2 cerchie su 3')).toBeTruthy();
  expect(screen.getByText('2/3')).toBeTruthy();
});

test('a list that is loading says so once', () => {
  render(<SkeletonList label="Carico i post" />);
  expect(screen.getByRole('status').textContent).toBe('Carico i post');
});

test('the league table reads with full words: each figure under its column, each row by its film', () => {
  render(
    <LeagueTable
      caption="Classifica"
      heads={{
        position: { text: 'Pos', name: 'Posizione' },
        movement: { text: '', name: 'Movimento' },
        film: { text: 'Film' },
        won: { text: 'V', name: 'Vittorie' },
        drawn: { text: 'P', name: 'Pareggi' },
        lost: { text: 'S', name: 'Sconfitte' },
        points: { text: 'Pt', name: 'Punti' },
      }}
      rows={[
        {
          key: 'stalker',
          position: 1,
          movement: { places: 3, label: 'su di 3' },
          film: 'Stalker',
          won: 7,
          drawn: 0,
          lost: 3,
          points: 21,
          leader: true,
        },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Classifica' }));
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([
    'PosPosizione',
    'Movimento',
    'Film',
    'VVittorie',
    'PPareggi',
    'SSconfitte',
    'PtPunti',
  ]);
  const row = within(table.getByRole('row', { name: /Stalker/ }));
  expect(row.getByRole('rowheader').textContent).toBe('Stalker');
  expect(row.getByText('su di 3')).toBeTruthy();
});
