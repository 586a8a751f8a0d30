import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { saveLanguage } from './language.ts';
import { TimeAgo } from './time-ago.tsx';

it('says how long ago it was, and exactly when to who points at it', async () => {
  saveLanguage('en');
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
  render(<TimeAgo at={at} />);
  const time = screen.getByText(/^3 hr?\.? ago$/);
  const format = createFormat({ language: 'en' });
  await userEvent.hover(time);
  expect(time.title).toBe(`${format.longDate(at)}, ${format.time(at)}`);
});
