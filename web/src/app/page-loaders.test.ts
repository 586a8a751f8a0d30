import { beforeEach, expect, it } from 'vitest';
import { currentTranslator, startI18n } from '../i18n/start-i18n.ts';
import { loadPage } from './page-loaders.ts';

beforeEach(async () => {
  await startI18n('en');
});

it.each(['circle', 'invite'] as const)(
  'fetches no sentences for %s that it never says',
  async (page) => {
    await loadPage(page);
    const { t } = currentTranslator();
    expect(t('circles.lead')).not.toBe('circles.lead');
    expect(t('uploads.browse')).toBe('uploads.browse');
  },
);
