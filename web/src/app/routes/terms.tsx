import { NotHereYet } from '../not-here-yet.tsx';

export function Terms() {
  return <NotHereYet title="pages.title.terms" />;
}
