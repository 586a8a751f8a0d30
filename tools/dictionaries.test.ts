import { describe, expect, it } from 'vitest';
import { findDifferences, findFaults, flatten } from './dictionary-rules.mjs';
import { findLiteralText } from './literal-text.mjs';

function dictionary(file: string, value: unknown) {
  return { file, sentences: flatten(value) };
}

describe('a dictionary', () => {
  it('is read to any depth', () => {
    expect(flatten({ vote: { submit: 'Vote', again: { label: 'Change' } } })).toEqual({
      'vote.submit': 'Vote',
      'vote.again.label': 'Change',
    });
  });

  it('holds sentences only', () => {
    expect(() => flatten({ vote: { limit: 3 } })).toThrow('vote.limit');
  });

  it('has no empty sentence and none that repeats its key', () => {
    const faults = findFaults(
      dictionary('en', { blank: ' ', submit: 'submit', vote: { title: 'vote.title', ok: 'Fine' } }),
    );
    expect(faults).toEqual([
      'en: blank is empty',
      'en: submit is its own key',
      'en: vote.title is its own key',
    ]);
  });
});

describe('a translation', () => {
  it('is complete when it has the keys and placeholders of its model', () => {
    const model = dictionary('en', {
      hello: 'Hello {{ name }}',
      list_one: 'one film',
      by: 'by <b>',
    });
    const same = dictionary('it', {
      hello: 'Ciao {{name}}',
      list_one: '{{count}} film',
      by: 'di <b>',
    });
    expect(findDifferences(model, same)).toEqual([]);
  });

  it('is refused for a missing key, a surplus one, and another placeholder', () => {
    const model = dictionary('en', { hello: 'Hello {{name}}', bye: 'Bye', key: 'Press {hotkey}' });
    const other = dictionary('it', { hello: 'Ciao {{nome}}', extra: 'Di più', key: 'Premi' });
    expect(findDifferences(model, other)).toEqual([
      'it: hello has the placeholders [nome], en has [name]',
      'it: bye is missing',
      'it: key has the placeholders [], en has [hotkey]',
      'it: extra is not in en',
    ]);
  });
});

describe('a component', () => {
  it.each([
    '<p>Vote now</p>',
    "<p>{'Vote now'}</p>",
    "<p>{open ? 'Vote now' : t('closed')}</p>",
    "<p>{open && 'Vote now'}</p>",
    '<p>{`Vote now ${name}`}</p>',
    '<button aria-label="Vote now" />',
    "<img alt={'Vote now'} />",
    "<input placeholder={open ? 'Vote now' : undefined} />",
    '<Field label="Vote now" />',
  ])('is refused for %s', (jsx) => {
    expect(findLiteralText('card.tsx', `const a = (\n${jsx});`)).toEqual([
      'card.tsx:2: "Vote now"',
    ]);
  });

  it.each([
    "<p>{t('matches.vote.submit')}</p>",
    '<p className="wide title">·</p>',
    '<button aria-label={t(\'vote\')} type="submit" />',
    '<img alt="" src="/logo.svg" />',
    '<strong>Girone</strong>',
    '<p>{films.map((film) => <Film key={`film ${film.id}`} film={film} />)}</p>',
  ])('may hold %s', (jsx) => {
    expect(findLiteralText('card.tsx', `const a = ${jsx};`)).toEqual([]);
  });

  it('may hand on a key of the dictionaries', () => {
    const page = 'const a = <Page title="pages.title.films" />;';
    expect(findLiteralText('films.tsx', page, new Set(['pages.title.films']))).toEqual([]);
    expect(findLiteralText('films.tsx', page)).toHaveLength(1);
  });
});
