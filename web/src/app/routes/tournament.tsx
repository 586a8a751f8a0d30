import { NotHereYet } from '../not-here-yet.tsx';

export function Tournament() {
  return <NotHereYet title="pages.title.tournament" />;
}
