import { NotHereYet } from '../not-here-yet.tsx';

export function Circles() {
  return <NotHereYet title="pages.title.circles" />;
}
