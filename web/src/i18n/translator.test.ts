import { expect, it } from 'vitest';
import { createTranslator, type Sentences } from './translator.ts';

/** The real sentences are typed; these have keys of their own. */
function speak(language: 'en' | 'it' | 'es', sentences: Sentences) {
  const translator = createTranslator(language);
  translator.add(sentences);
  return (key: string, values?: Record<string, string | number>): unknown =>
    Reflect.apply(translator.t, undefined, [key, values]);
}

it('finds a sentence in its groups and fills in the values', () => {
  const t = speak('en', { day: { close: { title: 'Close day {{day}} of {{name}}' } } });
  expect(t('day.close.title', { day: 3, name: 'Il Grande Girone' })).toBe(
    'Close day 3 of Il Grande Girone',
  );
});

it('takes what people have written as it is', () => {
  const t = speak('en', { film: '{{title}} by {{name}}' });
  const hostile = '{{name}} $& $1 <b> %s';
  expect(t('film', { title: hostile, name: 'Ada' })).toBe(`${hostile} by Ada`);
});

it.each(['en', 'it', 'es'] as const)(
  'chooses the form by the count in %s, up to millions',
  (language) => {
    const t = speak(language, { films_one: '{{count}} film', films_other: '{{count}} films' });
    expect([0, 1, 2, 11, 1_000_000].map((count) => t('films', { count }))).toEqual([
      '0 films',
      '1 film',
      '2 films',
      '11 films',
      '1000000 films',
    ]);
  },
);

it('has a word for nothing where one is written', () => {
  const t = speak('it', { votes_zero: 'Nessun voto', votes_one: '1 voto', votes_other: 'Voti' });
  expect(t('votes', { count: 0 })).toBe('Nessun voto');
  expect(t('votes', { count: 4 })).toBe('Voti');
});

it('counts also where a sentence has one form', () => {
  expect(speak('es', { place: 'Puesto {{count}}' })('place', { count: 1 })).toBe('Puesto 1');
});

it('adds sentences to those that are there', () => {
  const translator = createTranslator('en');
  translator.add({ shared: { close: 'Close' } });
  translator.add({ shared: { cancel: 'Cancel' } });
  expect([translator.t('shared.close'), translator.t('shared.cancel')]).toEqual([
    'Close',
    'Cancel',
  ]);
});

it('joins an Italian article to a figure that begins with a vowel, and no word that only looks like one', () => {
  const sentences = { until: 'Aperta dal {{from}}, entro il {{until}}', film: 'Il {{title}}' };
  const t = speak('it', sentences);
  expect(t('until', { from: 7, until: '18 novembre' })).toBe('Aperta dal 7, entro il 18 novembre');
  expect(t('until', { from: '11', until: '8 novembre' })).toBe(
    'Aperta dall’11, entro l’8 novembre',
  );
  expect(t('film', { title: '8½ di {{from}}' })).toBe('L’8½ di {{from}}');
  expect(t('film', { title: '110 e lode' })).toBe('Il 110 e lode');
  expect(speak('es', sentences)('film', { title: 8 })).toBe('Il 8');
});
