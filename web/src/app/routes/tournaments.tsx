import { NotHereYet } from '../not-here-yet.tsx';

export function Tournaments() {
  return <NotHereYet title="pages.title.tournaments" />;
}
