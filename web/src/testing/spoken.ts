import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Told to screen readers in these words, and shown to nobody: the screen says it already. */
export async function expectSpoken(text: string): Promise<void> {
  const sentence = await screen.findByText(text);
  expect(sentence.closest('[aria-live="polite"]')?.tagName).toBe('OUTPUT');
  for (const region of screen.queryAllByRole('region', { name: /^Notices|^Notifications/ })) {
    expect(within(region).queryAllByText(text)).toEqual([]);
  }
}
