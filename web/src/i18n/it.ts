import type { Dictionary } from './dictionary.ts';
import { auth } from './it/auth.ts';
import { dashboard } from './it/dashboard.ts';
import { films } from './it/films.ts';
import { landing } from './it/landing.ts';
import { legal } from './it/legal.ts';
import { matches } from './it/matches.ts';
import { navigation } from './it/navigation.ts';
import { nominations } from './it/nominations.ts';
import { pages } from './it/pages.ts';
import { session } from './it/session.ts';
import { settings } from './it/settings.ts';
import { standings } from './it/standings.ts';
import { tournaments } from './it/tournaments.ts';
import { uploads } from './it/uploads.ts';

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
