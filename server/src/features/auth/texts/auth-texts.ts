import type { Language } from '@girone/contract/languages';
import { en, type AuthTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What accounts say by mail and in the answers of the password-reset calls. */
export const authTexts: Record<Language, AuthTexts> = { en, it, es };
