import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Told to screen readers in these words, and shown to nobody: the screen says it already. */
export async function expectSpoken(text: string): Promise<void> {
  await waitFor(() => {
    const regions = screen.getAllByText(text).map((each) => each.closest('[aria-live="polite"]'));
    expect(regions.map((region) => region?.tagName)).toContain('OUTPUT');
  });
  for (const region of screen.queryAllByRole('region', { name: /^Notices|^Notifications/ })) {
    expect(within(region).queryAllByText(text)).toEqual([]);
  }
}
