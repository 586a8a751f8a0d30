import type { Language } from '@girone/contract/languages';
import { en, type CalendarTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What stands in the feeds besides names and titles. */
export const calendarTexts: Record<Language, CalendarTexts> = { en, it, es };
