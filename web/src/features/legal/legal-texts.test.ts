import { languages } from '@girone/contract/languages';
import { describe, expect, it } from 'vitest';
import type { LegalText } from './legal-text.ts';
import { loadLegalText } from './load-legal-text.ts';

const sectionCounts = { terms: 8, privacy: 10 } as const;
const kinds = ['terms', 'privacy'] as const;
const cases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

function sentencesOf(text: LegalText): string[] {
  return [
    text.title,
    text.intro,
    ...(text.notice === undefined ? [] : [text.notice.title, text.notice.text]),
    ...text.sections.flatMap(({ title, paragraphs, list = [] }) => [title, ...paragraphs, ...list]),
  ];
}

function shapeOf({ sections }: LegalText) {
  return sections.map(({ id, paragraphs, list }) => ({
    id,
    paragraphs: paragraphs.length,
    items: list?.length,
  }));
}

describe.each(cases)('the $kind in $language', ({ kind, language }) => {
  it('are in the language that was asked for', async () => {
    expect((await loadLegalText(kind, language)).language).toBe(language);
  });

  it('have their number of sections, each with an anchor of its own', async () => {
    const { sections } = await loadLegalText(kind, language);
    expect(sections).toHaveLength(sectionCounts[kind]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('say the same as in English, part by part', async () => {
    const english = await loadLegalText(kind, 'en');
    const text = await loadLegalText(kind, language);
    expect(shapeOf(text)).toEqual(shapeOf(english));
    expect(text.lastUpdated).toBe(english.lastUpdated);
  });

  it('have no empty and no repeated sentence', async () => {
    const text = await loadLegalText(kind, language);
    const sentences = sentencesOf(text);
    expect(text.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('are dated with a day of the calendar', async () => {
    const { lastUpdated } = await loadLegalText(kind, language);
    expect(lastUpdated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(lastUpdated).toISOString()).toMatch(new RegExp(`^${lastUpdated}T`));
  });

  it('name the minimum age', async () => {
    expect(sentencesOf(await loadLegalText(kind, language)).join('\n')).toMatch(/\b13\b/);
  });
});

describe('the privacy policy', () => {
  const answer = {
    en: /answered within 30 days/,
    it: /si risponde entro 30 giorni/,
    es: /se responden en un plazo de 30 días/,
  };
  const age = {
    en: /minimum age is 13/,
    it: /età minima è 13 anni/,
    es: /edad mínima es de 13 años/,
  };

  it.each(languages)(
    'promises an answer within 30 days, notice included, in %s',
    async (language) => {
      const { notice, sections } = await loadLegalText('privacy', language);
      expect(notice?.title).toContain('GDPR');
      expect(notice?.text).toMatch(answer[language]);
      const rights = sections.find(({ id }) => id === 'rights');
      expect(rights?.paragraphs.join('\n')).toMatch(answer[language]);
    },
  );

  it.each(languages)('sets the minimum age at 13 in %s', async (language) => {
    const { sections } = await loadLegalText('privacy', language);
    const last = sections.find(({ id }) => id === 'age-and-changes');
    expect(last?.paragraphs.join('\n')).toMatch(age[language]);
  });
});

it('the same question gets the same promise', () => {
  expect(loadLegalText('terms', 'it')).toBe(loadLegalText('terms', 'it'));
  expect(loadLegalText('terms', 'it')).not.toBe(loadLegalText('terms', 'es'));
});
