import { readdir } from 'node:fs/promises';
import { languages, type Language } from '@girone/contract/languages';
import type { Page } from '@playwright/test';

const folder = new URL('../web/src/i18n/', import.meta.url);

/** Shorter ones are names, or words that several languages share. */
const shortest = 9;

/** What stands between the values that are put into a sentence. */
function partsOf(sentence: string): string[] {
  return sentence.split(/\{\{[^}]*\}\}|<[^>]*>|\n/).map(plain);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* sentencesIn(inner);
  }
}

async function readLanguage(language: Language): Promise<string[]> {
  const files = await readdir(new URL(`${language}/`, folder));
  const parts: unknown[] = await Promise.all(
    files.map((file) => import(new URL(`${language}/${file}`, folder).href)),
  );
  return [...sentencesIn(parts)].flatMap(partsOf);
}

/** The parts of sentences that are said in another language and not in this one. */
async function loadForeignWords(language: Language): Promise<string[]> {
  const own = (await readLanguage(language)).join('\n');
  const others = await Promise.all(
    languages.filter((other) => other !== language).map(readLanguage),
  );
  const foreign = new Set(others.flat().filter((part) => part.length >= shortest));
  return [...foreign].filter((part) => !own.includes(part));
}

const loaded = new Map<Language, Promise<string[]>>();

function foreignWordsFor(language: Language): Promise<string[]> {
  const words = loaded.get(language) ?? loadForeignWords(language);
  loaded.set(language, words);
  return words;
}

/**
 * What can be seen or heard on this page, though it is said in other languages than the page’s alone; and keys that
 * were shown in place of a sentence.
 */
export async function findForeignWords(page: Page): Promise<string[]> {
  const { lang, texts } = await page.evaluate(collectTexts);
  const language = languages.find((each) => each === lang);
  if (language === undefined) return [`a page in ${lang}`];
  const shown = `\n${texts.map(plain).join('\n')}\n`;
  const keys = texts.filter((text) => /^[a-z][a-zA-Z]+(?:\.[a-zA-Z_]+){1,5}$/.test(text));
  const foreign = await foreignWordsFor(language);
  return [...foreign.filter((part) => shown.includes(`\n${part}`)), ...keys];
}

/** Runs in the page: its language, every text, and every name that a screen reader would say. */
function collectTexts(): { lang: string; texts: string[] } {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (parent && !parent.closest('script, style, noscript, .start-failure, [lang]:not(html)')) {
      texts.push(text.nodeValue ?? '');
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  const { lang } = document.documentElement;
  return { lang, texts: texts.map((text) => text.trim()).filter((text) => text !== '') };
}
