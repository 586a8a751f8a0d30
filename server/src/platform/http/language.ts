import { defaultLanguage, languages, type Language } from '@girone/contract/languages';

/** Browsers send a few dozen different headers in all. */
const known = new Map<string, Language>();
const maxKnown = 500;

/** The first of our languages in an `Accept-Language` header, by the caller's own weights. */
export function pickLanguage(header = ''): Language {
  const language = known.get(header) ?? weigh(header);
  if (known.size < maxKnown) known.set(header, language);
  return language;
}

function weigh(header: string): Language {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = languages.find((code) => tag === code || tag.startsWith(`${code}-`));
    if (language) return language;
  }
  return defaultLanguage;
}
