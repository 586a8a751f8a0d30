import type { Language } from '@girone/contract/languages';
import { en, type NotificationTexts } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What notifications say by mail; in the app the web has its own sentences. */
export const notificationTexts: Record<Language, NotificationTexts> = { en, it, es };
