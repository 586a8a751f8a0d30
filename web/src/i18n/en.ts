import { landing } from './en/landing.ts';
import { navigation } from './en/navigation.ts';
import { pages } from './en/pages.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shared } from './en/shared.ts';

export const dictionary = {
  landing,
  navigation,
  pages,
  session,
  settings,
  shared,
};
