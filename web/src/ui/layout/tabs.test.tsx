import { render, screen, waitFor } from '@testing-library/react';
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

test('the panel is a stop of the keyboard only where nothing inside is one', async () => {
  const withButton = { value: 'vote', label: 'Vota', content: <button type="button">Vota</button> };
  const { rerender } = render(<Tabs label="Championship" items={[withButton]} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vota' }));

  const { content: button, ...rest } = withButton;
  rerender(<Tabs label="Championship" items={[{ ...rest, content: <p>Over</p> }]} />);
  const panel = screen.getByRole('tabpanel');
  await waitFor(() => expect(panel.tabIndex).toBe(0));
  rerender(<Tabs label="Championship" items={[{ ...rest, content: button }]} />);
  await waitFor(() => expect(panel.tabIndex).toBe(-1));
});

test('the owner of the page may hold which tab is open', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Championship" items={ITEMS} value="films" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: /Partite/ }));
  expect(onValueChange).toHaveBeenCalledWith('matches');
  expect(screen.getByRole('tabpanel').textContent).toBe('The films');
});
