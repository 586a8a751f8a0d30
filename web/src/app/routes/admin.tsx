import { NotHereYet } from '../not-here-yet.tsx';

export function Admin() {
  return <NotHereYet title="pages.title.admin" />;
}
