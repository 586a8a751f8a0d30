import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CircleEmblem } from '../circle/circle-emblem.tsx';
import { Flap } from './flap.tsx';
import { FormDiscs } from '../season/form-discs.tsx';
import { LeagueTable } from '../season/league-table.tsx';
import { Movement } from '../season/movement.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { ResultList, ResultRow } from './result-row.tsx';
import { SeasonRing } from '../season/season-ring.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Slots } from '../season/slots.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { Tally } from './tally.tsx';

/** What is drawn alike gets the same number, whatever its look is called. */
function numberLooks(elements: Iterable<Element>): number[] {
  const looks: string[] = [];
  return Array.from(elements, (element) => {
    const look = element.getAttribute('class') ?? '';
    if (!looks.includes(look)) looks.push(look);
    return looks.indexOf(look);
  });
}

test('a flap stands still when it appears and turns only the digits that change', () => {
  const { rerender } = render(<Flap value={118} />);
  const [hundreds, tens, ones] = document.querySelectorAll('b');
  const still = ones?.className;
  expect(numberLooks(document.querySelectorAll('b'))).toEqual([0, 0, 0]);
  rerender(<Flap value={119} />);
  const after = document.querySelectorAll('b');
  // A tile that stays does not turn again; only a new one does.
  expect(after[0]).toBe(hundreds);
  expect(after[1]).toBe(tens);
  expect(after[2]).not.toBe(ones);
  expect(after[2]?.textContent).toBe('9');
  expect(after[2]?.className).not.toBe(still);
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

test.each([
  [2, 'up by 2', '2'],
  [-3, 'down by 3', '3'],
  [0, 'unchanged', ''],
])('a movement of %i is an arrow with its number, and a sentence', (places, label, figure) => {
  const { container } = render(<Movement places={places} label={label} />);
  expect(screen.getByText(label)).toBeTruthy();
  expect(container.querySelector('[aria-hidden] svg')).toBeTruthy();
  expect(container.querySelector('span[aria-hidden]')?.textContent).toBe(figure);
});

test('the form is read in words and shown in letters', () => {
  render(
    <FormDiscs
      label="Last matches"
      results={[
        { outcome: 'win', letter: 'V', name: 'won' },
        { outcome: 'win', letter: 'V', name: 'won' },
        { outcome: 'loss', letter: 'S', name: 'lost' },
      ]}
    />,
  );
  expect(screen.getByText('Last matches: won, won, lost')).toBeTruthy();
  expect(screen.getAllByText('V')).toHaveLength(2);
});

test('an emblem seats seven on its ring and counts all', () => {
  const members = Array.from({ length: 9 }, (_, index) => ({ username: `user${index}` }));
  render(<CircleEmblem members={members} count={9} caption="members" />);
  expect(screen.getAllByText('US')).toHaveLength(7);
  expect(screen.getByText('9')).toBeTruthy();
});

const segments = () => numberLooks(document.querySelectorAll('svg > path'));

test('the season ring has a segment per match day, and keeps its shares in a long season', () => {
  const ring = { label: 'Day 3 of 4', figure: '3/4' };
  const { rerender } = render(<SeasonRing {...ring} total={4} done={2} current={3} />);
  expect(segments()).toEqual([0, 0, 1, 2]);
  rerender(<SeasonRing {...ring} total={126} done={63} current={64} />);
  expect(segments()).toHaveLength(60);
  expect(segments().filter((look) => look === 0)).toHaveLength(30);
});

test('a tally says its count once, and lights the higher figure when it is final', () => {
  const { rerender } = render(<Tally home={9} away={4} text="votes" label="9 to 4" />);
  expect(screen.getAllByText('9 to 4')).toHaveLength(1);
  rerender(<Tally home={9} away={4} text="votes" label="9 to 4" final />);
  expect(numberLooks([boardOf('9'), boardOf('4')])).toEqual([0, 1]);
  const lit = boardOf('9').className;
  rerender(<Tally home={3} away={8} text="votes" label="3 to 8" final />);
  expect(numberLooks([boardOf('3'), boardOf('8')])).toEqual([0, 1]);
  expect(boardOf('8').className).toBe(lit);
  rerender(<Tally home={5} away={6} text="votes" label="5 to 6" final />);
  expect(boardOf('5').className).not.toBe(lit);
});

/** The figure with all its tiles, by what it says to those who listen. */
function boardOf(figure: string): HTMLElement {
  const board = screen.getAllByText(figure)[0]?.parentElement;
  if (!board) throw new Error(`nothing shows ${figure}`);
  return board;
}

const barOf = (label: string) => screen.getByText(label).parentElement?.className;

test('a tally without votes favours neither side', () => {
  render(
    <>
      <Tally home={0} away={0} text="0 votes" label="0 to 0" />
      <Tally home={1} away={1} text="2 votes" label="1 to 1" />
      <Tally home={1} away={0} text="1 vote" label="1 to 0" />
    </>,
  );
  expect(barOf('0 to 0')).not.toBe(barOf('1 to 1'));
  expect(barOf('1 to 1')).toBe(barOf('1 to 0'));
});

test('a result is one sentence for those who listen', () => {
  render(
    <ResultList label="Results">
      <ResultRow
        name="Stalker 9, Solaris 4"
        home={{ title: 'Stalker', outcome: 'won' }}
        away={{ title: 'Solaris', outcome: 'lost' }}
        score={{ home: 9, away: 4 }}
      />
    </ResultList>,
  );
  const row = within(screen.getByRole('list', { name: 'Results' })).getByRole('listitem');
  const spoken = [...row.children].filter((part) => part.getAttribute('aria-hidden') !== 'true');
  expect(spoken.map((part) => part.textContent)).toEqual(['Stalker 9, Solaris 4']);
});

test('counters name what they count', () => {
  render(<Stats items={[{ key: 'films', label: 'Films', value: 12 }]} />);
  expect(screen.getByRole('term').textContent).toBe('Films');
  expect(screen.getByRole('definition').textContent).toBe('12');
});
