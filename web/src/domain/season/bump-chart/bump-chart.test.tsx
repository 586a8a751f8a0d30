import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BumpChart } from './bump-chart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const titles = ['Stalker', 'Suspiria', 'Persona', 'Solaris', 'Vertigo'];
const lines = titles.map((title, index) => ({
  key: title,
  title,
  name: `${title}: position ${index + 1}`,
  positions: Array.from({ length: 8 }, (_, day) => ((index + day + 3) % 5) + 1),
}));
const texts = {
  films: 'Films',
  day: (day: number) => `Day ${day}`,
  caption: 'Positions',
  filmHead: 'Film',
  frame: 'Positions by day',
  showTable: 'Show table',
  hideTable: 'Hide table',
};

function draw(): void {
  render(<BumpChart lines={lines} days={8} texts={texts} />);
}

const key = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const followed = () => document.querySelectorAll('.followed path.stroke').length;
const days = () => [...document.querySelectorAll('text.day')].map(({ textContent }) => textContent);

it('has a real table with every position, for a screen reader from the start', () => {
  draw();
  const table = screen.getByRole('table', { name: 'Positions' });
  const [head, first] = within(table).getAllByRole('row');
  expect(head && within(head).getAllByRole('columnheader')).toHaveLength(9);
  expect(first?.textContent).toBe('Stalker45123451');
  expect(within(table).getByRole('rowheader', { name: 'Vertigo' })).toBeDefined();
});

it('shows the table to everybody who asks', async () => {
  draw();
  const frame = screen.getByRole('region', { name: 'Positions by day' });
  expect(frame.className).toContain('tableUnseen');
  const button = screen.getByRole('button', { name: 'Show table', expanded: false });
  await userEvent.click(button);
  expect(frame.className).toBe('tableFrame');
  expect(frame.tabIndex).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Hide table', expanded: true }));
  expect(frame.className).toContain('tableUnseen');
});

it('follows a film under the pointer, and lets it go', async () => {
  draw();
  expect(followed()).toBe(0);
  await userEvent.hover(key('Persona'));
  expect(document.querySelector('.followed')?.classList).toContain('third');
  expect(document.querySelectorAll('.faded')).toHaveLength(4);
  await userEvent.unhover(key('Persona'));
  expect(followed()).toBe(0);
});

it('keeps following the film that was pressed, until it is pressed again', async () => {
  draw();
  await userEvent.click(key('Vertigo'));
  await userEvent.unhover(key('Vertigo'));
  await userEvent.click(document.body);
  expect(key('Vertigo').getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.followed')?.classList).toContain('other');
  // Its positions stand at the dots.
  expect([...document.querySelectorAll('.reached')].map(({ textContent }) => textContent)).toEqual(
    lines[4]?.positions.map(String),
  );
  await userEvent.click(key('Vertigo'));
  expect(key('Vertigo').getAttribute('aria-pressed')).toBe('false');
});

it('is one stop for the keyboard, and the arrows walk through the films', async () => {
  draw();
  await userEvent.tab();
  expect(document.activeElement).toBe(key('Stalker'));
  expect(document.querySelector('.followed')?.classList).toContain('leader');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(key('Persona'));
  expect(document.querySelector('.followed')?.classList).toContain('third');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(key('Vertigo'));
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
  expect(document.activeElement).toBe(key('Stalker'));
  await userEvent.keyboard('{Enter}');
  expect(key('Stalker').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(key('Stalker').getAttribute('aria-pressed')).toBe('false');
  expect(followed()).toBe(0);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show table' }));
});

it('draws the whole season where there is room, and the last six days on a phone', () => {
  draw();
  expect(days()).toEqual(['Day 1', '2', '3', '4', '5', '6', '7', '8']);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(326);
  document.body.replaceChildren();
  draw();
  expect(days()).toEqual(['3', '4', '5', '6', '7', '8']);
  // What the films beside it leave of the 326.
  expect(document.querySelector('svg.drawing')?.getAttribute('width')).toBe('202');
  // The table has them all.
  expect(screen.getAllByRole('columnheader')).toHaveLength(9);
});
