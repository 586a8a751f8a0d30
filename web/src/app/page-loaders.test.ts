import { beforeEach, expect, it } from 'vitest';
import { getI18n } from 'react-i18next';
import { startI18n } from '../i18n/start-i18n.ts';
import { loadPage } from './page-loaders.ts';

beforeEach(async () => {
  await startI18n('en');
});

it.each(['circle', 'invite'] as const)(
  'fetches no sentences for %s that it never says',
  async (page) => {
    await loadPage(page);
    expect(getI18n().exists('circles.lead')).toBe(true);
    expect(getI18n().getResource('en', 'translation', 'uploads')).toBeUndefined();
  },
);
