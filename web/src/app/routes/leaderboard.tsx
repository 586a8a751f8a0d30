import { NotHereYet } from '../not-here-yet.tsx';

export function Leaderboard() {
  return <NotHereYet title="pages.title.leaderboard" />;
}
