import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { value: 'table', label: 'Classifica', content: <p>The table</p> },
  { value: 'matches', label: 'Partite', count: 5, content: <p>The matches</p> },
  { value: 'films', label: 'Film', content: <p>The films</p> },
];

test('the arrow keys walk through the tabs and round the ends', async () => {
  render(<Tabs label="Championship" items={ITEMS} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Classifica' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Partite5');
  expect(screen.getByRole('tabpanel').textContent).toBe('The matches');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('The films');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('The table');
});

test('the owner of the page may hold which tab is open', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Championship" items={ITEMS} value="films" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: /Partite/ }));
  expect(onValueChange).toHaveBeenCalledWith('matches');
  expect(screen.getByRole('tabpanel').textContent).toBe('The films');
});
