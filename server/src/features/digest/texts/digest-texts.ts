import type { Language } from '@girone/contract/languages';
import { en, type DigestTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

export const digestTexts: Readonly<Record<Language, DigestTexts>> = { en, it, es };
