import { NotHereYet } from '../not-here-yet.tsx';

export function PrivacyPolicy() {
  return <NotHereYet title="pages.title.privacy" />;
}
