import type { Dictionary } from './dictionary.ts';
import { landing } from './es/landing.ts';
import { navigation } from './es/navigation.ts';
import { pages } from './es/pages.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';
import { shared } from './es/shared.ts';

export const dictionary: Dictionary = {
  landing,
  navigation,
  pages,
  session,
  settings,
  shared,
};
