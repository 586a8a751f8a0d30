import { NotHereYet } from '../not-here-yet.tsx';

export function Profile() {
  return <NotHereYet title="pages.title.profile" />;
}
