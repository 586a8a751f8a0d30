import { expect, it } from 'vitest';
import { loadDictionary } from './load-dictionary.ts';
import { currentTranslator, startI18n } from './start-i18n.ts';

it('starts with the sentences of the landing page; a page adds those of its feature', async () => {
  await startI18n('it');
  expect(document.documentElement.lang).toBe('it');
  expect(currentTranslator().t('landing.steps.title')).toBe('Come funziona');
  expect(currentTranslator().t('legal.contents')).toBe('legal.contents');
  await loadDictionary('legal');
  expect(currentTranslator().t('legal.contents')).toBe('Indice');
  expect(currentTranslator().t('landing.steps.title')).toBe('Come funziona');
});
