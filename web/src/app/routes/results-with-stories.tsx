import type { Season } from '@girone/contract/leaderboard';
import { SeasonResults } from '../../features/matches/season-results.tsx';
import { DayStories } from './day-stories.tsx';

/** A championship's results, each day with its story. */
export function ResultsWithStories({ season }: { season: Season }) {
  return (
    <DayStories>
      <SeasonResults season={season} />
    </DayStories>
  );
}
