import { NotHereYet } from '../not-here-yet.tsx';

export function Matches() {
  return <NotHereYet title="pages.title.matches" />;
}
