import { getI18n } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadSentencesOf } from './late-sentences.ts';
import { startI18n } from './start-i18n.ts';

it.each([
  ['en', 'Create circle'],
  ['it', 'Crea cerchia'],
  ['es', 'Crear círculo'],
] as const)('adds the sentences of a feature with its pages, in %s', async (language, sentence) => {
  await startI18n(language);
  expect(getI18n().exists('circles.create')).toBe(false);
  await loadSentencesOf('circles');
  expect(getI18n().t('circles.create')).toBe(sentence);
  expect(getI18n().exists('landing.steps.title')).toBe(true);
});

it('are fetched side by side with the first sentences', async () => {
  await Promise.all([startI18n('it'), loadSentencesOf('circles')]);
  expect(getI18n().t('circles.create')).toBe('Crea cerchia');
});
