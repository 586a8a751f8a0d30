import { getI18n } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadSentencesOf } from './late-sentences.ts';
import { startI18n } from './start-i18n.ts';

it('starts with the sentences of the landing page; a page adds those of its feature', async () => {
  await startI18n('it');
  expect(document.documentElement.lang).toBe('it');
  expect(getI18n().t('landing.steps.title')).toBe('Come funziona');
  expect(getI18n().exists('legal.contents')).toBe(false);
  await loadSentencesOf('legal');
  expect(getI18n().t('legal.contents')).toBe('Indice');
  expect(getI18n().t('landing.steps.title')).toBe('Come funziona');
});
