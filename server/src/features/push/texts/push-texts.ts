import type { Language } from '@girone/contract/languages';
import { en, type PushTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What pushes say: on a locked screen, where others read along. */
export const pushTexts: Record<Language, PushTexts> = { en, it, es };
