import { NotHereYet } from '../not-here-yet.tsx';

export function Nominations() {
  return <NotHereYet title="pages.title.nominations" />;
}
