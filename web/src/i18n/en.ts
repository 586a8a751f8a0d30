import { auth } from './en/auth.ts';
import { dashboard } from './en/dashboard.ts';
import { films } from './en/films.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { navigation } from './en/navigation.ts';
import { pages } from './en/pages.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { uploads } from './en/uploads.ts';

export const dictionary = {
  auth,
  dashboard,
  films,
  landing,
  legal,
  navigation,
  pages,
  session,
  settings,
  uploads,
};
