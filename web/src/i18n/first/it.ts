import { landing } from '../it/landing.ts';
import { navigation } from '../it/navigation.ts';
import { pages } from '../it/pages.ts';
import { session } from '../it/session.ts';
import { settings } from '../it/settings.ts';

/** What the landing page needs; the whole dictionary comes with the other pages. */
export const dictionary = { landing, navigation, pages, session, settings };
