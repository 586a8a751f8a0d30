import { landing } from '../en/landing.ts';
import { navigation } from '../en/navigation.ts';
import { pages } from '../en/pages.ts';
import { session } from '../en/session.ts';
import { settings } from '../en/settings.ts';

/** What the landing page needs; the whole dictionary comes with the other pages. */
export const dictionary = { landing, navigation, pages, session, settings };
