import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segment } from './segment.tsx';

const LANGUAGES = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'it', label: 'IT', name: 'Italiano', lang: 'it' },
];

test('exactly the chosen option is pressed, and choosing another tells which', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Segment label="Language" options={LANGUAGES} value="en" onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Italiano', pressed: false }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('it');
});

test('pressing the option that is chosen already changes nothing', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Segment label="Language" options={LANGUAGES} value="en" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(onValueChange).not.toHaveBeenCalled();
});
