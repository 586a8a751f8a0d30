import type { Dictionary } from './dictionary.ts';
import { landing } from './it/landing.ts';
import { navigation } from './it/navigation.ts';
import { pages } from './it/pages.ts';
import { session } from './it/session.ts';
import { settings } from './it/settings.ts';
import { shared } from './it/shared.ts';

export const dictionary: Dictionary = {
  landing,
  navigation,
  pages,
  session,
  settings,
  shared,
};
