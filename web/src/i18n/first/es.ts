import { landing } from '../es/landing.ts';
import { navigation } from '../es/navigation.ts';
import { pages } from '../es/pages.ts';
import { session } from '../es/session.ts';
import { settings } from '../es/settings.ts';

/** What the landing page needs; the whole dictionary comes with the other pages. */
export const dictionary = { landing, navigation, pages, session, settings };
