import { beforeEach, expect, it } from 'vitest';
import { currentTranslator, startI18n } from '../i18n/start-i18n.ts';
import { loadPage } from './page-loaders.ts';

beforeEach(async () => {
  await startI18n('en');
});

it.each([
  ['circle', 'circles.lead', 'uploads.browse'],
  ['invite', 'invites.page.join', 'circles.lead'],
] as const)('fetches no sentences for %s that it never says', async (page, said, unsaid) => {
  await loadPage(page);
  const { t } = currentTranslator();
  expect(t(said)).not.toBe(said);
  expect(t(unsaid)).toBe(unsaid);
});
