import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DataColumn, DataSort, DataTableLabels } from './data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
// The menu comes late; it is loaded here, before the clock of the first test runs.
import '../../overlays/menu.tsx';

interface Thing {
  id: number;
  name: string;
  size: number;
}

const columns: DataColumn<Thing>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'by-name', onPhone: 'title' },
  {
    id: 'size',
    header: 'Size',
    cell: ({ size }) => size,
    sort: 'by-size',
    firstDirection: 'desc',
    align: 'center',
  },
  { id: 'note', header: 'Note', cell: () => 'old', onPhone: 'badge' },
];

const labels: DataTableLabels = {
  loading: 'Loading',
  selectPage: 'Select this page',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear',
  actions: 'Actions',
  actionsOf: (name) => `Actions for ${name}`,
  actionsFailed: 'No menu',
  sortBy: 'Sort by',
  sorted: (column, direction) => `${column} ${direction}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  range: (first, last) => `${first}–${last}`,
};

const things: Thing[] = [
  { id: 4, name: 'Roma', size: 2 },
  { id: 9, name: 'Ossessione', size: 1 },
  { id: 2, name: 'Amarcord', size: 3 },
];

function Scene(props: Partial<DataTableProps<Thing>>) {
  const [sort, setSort] = useState<DataSort>({ by: 'by-name', direction: 'desc' });
  return (
    <DataTable
      caption="Things"
      columns={columns}
      rows={things}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      pageKey="1"
      empty={<p>Nothing</p>}
      labels={labels}
      {...props}
    />
  );
}

const bulk: DataTableProps<Thing>['bulk'] = (picked) => (
  <p>{picked.map(({ name }) => name).join(', ')}</p>
);

const head = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a data table', () => {
  it('asks for another order by its heads, which say how it is sorted', async () => {
    const onSort = vi.fn<(sort: DataSort) => void>();
    const { rerender } = render(<Scene onSort={onSort} />);
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    expect(head('Size').getAttribute('aria-sort')).toBe('none');
    expect(head('Note').hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(within(head('Name')).getByRole('button'));
    await userEvent.click(within(head('Size')).getByRole('button'));
    expect(onSort.mock.calls).toEqual([
      [{ by: 'by-name', direction: 'asc' }],
      [{ by: 'by-size', direction: 'desc' }],
    ]);
    rerender(<Scene sort={{ by: 'by-size', direction: 'asc' }} />);
    expect(head('Size').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Name').getAttribute('aria-sort')).toBe('none');
    // The server sorts; the table keeps the order that it is given.
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Roma');
  });

  it('picks rows, all of a page at once, and forgets them on another page', async () => {
    const scene = { bulk, mayPick: ({ id }: Thing) => id !== 9 };
    const { rerender } = render(<Scene {...scene} />);
    expect(box('Select Ossessione').disabled).toBe(true);
    await userEvent.click(box('Select Amarcord'));
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(box('Select this page').indeterminate).toBe(true);
    await userEvent.click(box('Select this page'));
    expect(screen.getByText('Roma, Amarcord')).toBeDefined();
    expect(box('Select this page').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
    await userEvent.click(box('Select Roma'));
    rerender(<Scene {...scene} pageKey="2" />);
    expect(screen.queryByText(/selected$/)).toBeNull();
    rerender(<Scene {...scene} />);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('has a menu for each row that the keyboard reaches, and gives the focus back', async () => {
    const onChoose = vi.fn<(name: string) => void>();
    const actionsOf = ({ id, name }: Thing) =>
      id === 9 ? [] : [{ key: 'drop', label: 'Drop', onChoose: () => onChoose(name) }];
    render(<Scene actionsOf={actionsOf} />);
    expect(screen.queryByRole('button', { name: 'Actions for Ossessione' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Actions for Amarcord' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Drop' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Amarcord');
    expect(document.activeElement).toBe(button);
  });

  it('leads from page to page and keeps its place while the next is on its way', async () => {
    const onNext = vi.fn<() => void>();
    const pages = {
      first: 26,
      hasPrevious: true,
      hasNext: true,
      onPrevious: vi.fn<() => void>(),
      onNext,
    };
    const { rerender } = render(<Scene pages={pages} />);
    const foot = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(foot).getByText('26–28')).toBeDefined();
    const next = within(foot).getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    rerender(<Scene pages={pages} isBusy />);
    expect(next.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(next);
    expect(onNext).toHaveBeenCalledTimes(1);
    rerender(<Scene pages={{ ...pages, first: 29, hasNext: false }} />);
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('says that it waits, that nothing is there, or why nothing came', () => {
    const { rerender } = render(<Scene rows={undefined} />);
    expect(screen.getByText('Loading')).toBeDefined();
    rerender(<Scene rows={[]} />);
    expect(screen.getByText('Nothing')).toBeDefined();
    rerender(<Scene rows={undefined} failure={<p>No line</p>} />);
    expect(screen.getByText('No line')).toBeDefined();
  });

  it('is cards on a phone: heads beside their values, and the order in a list', async () => {
    const media = window.matchMedia('');
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.create(media, { matches: { value: true } }),
    );
    const onSort = vi.fn<(sort: DataSort) => void>();
    render(<Scene onSort={onSort} bulk={() => null} />);
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
    if (card === undefined) throw new Error('there is no card');
    expect(within(card).getByRole('term').textContent).toBe('Size');
    expect(within(card).getByRole('definition').textContent).toBe('2');
    expect(card.textContent).toContain('old');
    await userEvent.click(within(card).getByRole('checkbox', { name: 'Select Roma' }));
    expect(screen.getByText('1 selected')).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Size asc');
    expect(onSort).toHaveBeenCalledWith({ by: 'by-size', direction: 'asc' });
  });
});
