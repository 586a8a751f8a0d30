import type { Dictionary } from './dictionary.ts';
import { auth } from './es/auth.ts';
import { dashboard } from './es/dashboard.ts';
import { landing } from './es/landing.ts';
import { navigation } from './es/navigation.ts';
import { pages } from './es/pages.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';

export const dictionary: Dictionary = {
  auth,
  dashboard,
  landing,
  navigation,
  pages,
  session,
  settings,
};
