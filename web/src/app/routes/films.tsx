import { NotHereYet } from '../not-here-yet.tsx';

export function Films() {
  return <NotHereYet title="pages.title.films" />;
}
