import { NotHereYet } from '../not-here-yet.tsx';

export function Social() {
  return <NotHereYet title="pages.title.social" />;
}
