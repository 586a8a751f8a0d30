import { auth } from './en/auth.ts';
import { dashboard } from './en/dashboard.ts';
import { films } from './en/films.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { matches } from './en/matches.ts';
import { navigation } from './en/navigation.ts';
import { nominations } from './en/nominations.ts';
import { pages } from './en/pages.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { standings } from './en/standings.ts';
import { tournaments } from './en/tournaments.ts';
import { uploads } from './en/uploads.ts';

export const dictionary = {
  auth,
  dashboard,
  films,
  landing,
  legal,
  matches,
  navigation,
  nominations,
  pages,
  session,
  settings,
  standings,
  tournaments,
  uploads,
};
