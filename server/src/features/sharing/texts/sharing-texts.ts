import type { Language } from '@girone/contract/languages';
import { en, type SharingTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What a championship says outside Girone: in its picture, in a preview of its page, in a frame. */
export const sharingTexts: Record<Language, SharingTexts> = { en, it, es };
