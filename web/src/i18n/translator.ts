import type { Language } from '@girone/contract/languages';
import { articles, withArticle } from '@girone/contract/italian';
import type { CountedKey, SentenceKey } from './dictionary.ts';

/** Sentences by key, in groups to any depth. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

type Values = Readonly<Record<string, string | number>>;

/** The sentence of that key; of one that counts, the right form: `films_one`, `films_other`. */
export type Translate = <Key extends SentenceKey>(
  key: Key,
  ...values: [Extract<Key, CountedKey>] extends [never]
    ? [Values?]
    : [Values & { readonly count: number }]
) => string;

export interface Translator {
  readonly language: Language;
  readonly t: Translate;
  add(sentences: Sentences): void;
}

/** Speaks one language, with the sentences that have been added so far. */
export function createTranslator(language: Language): Translator {
  const plurals = new Intl.PluralRules(language);
  const sentences = new Map<string, string>();

  function add(group: Sentences, prefix = ''): void {
    for (const [key, value] of Object.entries(group)) {
      if (typeof value === 'string') sentences.set(prefix + key, value);
      else add(value, `${prefix}${key}.`);
    }
  }

  function find(key: string, count: Values[string] | undefined): string | undefined {
    if (typeof count !== 'number') return sentences.get(key);
    const nothing = count === 0 ? sentences.get(`${key}_zero`) : undefined;
    const counted = nothing ?? sentences.get(`${key}_${plurals.select(count)}`);
    // Italian and Spanish have a form of its own for millions, which reads like the usual one in our sentences.
    return counted ?? sentences.get(`${key}_other`) ?? sentences.get(key);
  }

  const fillIn = language === 'it' ? fillInItalian : fillInPlainly;

  return {
    language,
    add: (group) => add(group),
    t: (key, ...[values = {}]) => fillIn(find(key, values['count']) ?? key, values),
  };
}

/** Once, so that what is filled in is never taken for a place to fill in. */
function fillInPlainly(sentence: string, values: Values): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) =>
    String(values[name] ?? ''),
  );
}

const afterArticle = new RegExp(`\\b(${articles.join('|')}) \\{\\{(\\w+)\\}\\}`, 'gi');

/** Some articles hang on what is filled in: of a title too, which may begin with a figure. */
function fillInItalian(sentence: string, values: Values): string {
  const parts = sentence.split(afterArticle);
  return parts
    .map((part, place) => {
      if (place % 3 === 0) return fillInPlainly(part, values);
      if (place % 3 === 1) return '';
      return withArticle(parts[place - 1] ?? '', String(values[part] ?? ''));
    })
    .join('');
}
