import { getI18n } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadAllSentences, startI18n } from './start-i18n.ts';

it('starts with the sentences of the landing page and adds the others when they are needed', async () => {
  await startI18n('it', 'first');
  expect(document.documentElement.lang).toBe('it');
  expect(getI18n().t('landing.steps.title')).toBe('Come funziona');
  expect(getI18n().exists('legal.contents')).toBe(false);
  await loadAllSentences();
  expect(getI18n().t('legal.contents')).toBe('Indice');
  expect(getI18n().t('landing.steps.title')).toBe('Come funziona');
});
