import type { Dictionary } from './dictionary.ts';
import { auth } from './es/auth.ts';
import { dashboard } from './es/dashboard.ts';
import { films } from './es/films.ts';
import { landing } from './es/landing.ts';
import { legal } from './es/legal.ts';
import { matches } from './es/matches.ts';
import { navigation } from './es/navigation.ts';
import { nominations } from './es/nominations.ts';
import { pages } from './es/pages.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';
import { standings } from './es/standings.ts';
import { tournaments } from './es/tournaments.ts';
import { uploads } from './es/uploads.ts';

export const dictionary: Dictionary = {
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
