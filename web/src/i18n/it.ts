import type { Dictionary } from './dictionary.ts';
import { auth } from './it/auth.ts';
import { dashboard } from './it/dashboard.ts';
import { landing } from './it/landing.ts';
import { navigation } from './it/navigation.ts';
import { pages } from './it/pages.ts';
import { session } from './it/session.ts';
import { settings } from './it/settings.ts';

export const dictionary: Dictionary = {
  auth,
  dashboard,
  landing,
  navigation,
  pages,
  session,
  settings,
};
