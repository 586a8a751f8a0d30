import { NotHereYet } from '../not-here-yet.tsx';

export function Critics() {
  return <NotHereYet title="pages.title.critics" />;
}
