import { expect, it } from 'vitest';
import { loadDictionary } from './load-dictionary.ts';
import { currentTranslator, startI18n } from './start-i18n.ts';

it.each([
  ['en', 'Create circle'],
  ['it', 'Crea cerchia'],
  ['es', 'Crear círculo'],
] as const)('adds the sentences of a feature with its pages, in %s', async (language, sentence) => {
  await startI18n(language);
  expect(currentTranslator().t('circles.create')).toBe('circles.create');
  await loadDictionary('circles');
  expect(currentTranslator().t('circles.create')).toBe(sentence);
});

it('are fetched side by side with the first sentences', async () => {
  await Promise.all([startI18n('it'), loadDictionary('circles')]);
  expect(currentTranslator().t('circles.create')).toBe('Crea cerchia');
});
