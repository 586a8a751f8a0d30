import type { TournamentDetail } from '@girone/contract/tournaments';
import { TournamentMatches } from '../../features/matches/tournament-matches.tsx';
import { DayStories } from './day-stories.tsx';
import { MatchTalk } from './match-talk.tsx';

/** A championship's matches, each with the way to what is said about it. */
export function MatchesWithTalk({ tournament }: { tournament: TournamentDetail }) {
  return (
    <MatchTalk>
      <DayStories>
        <TournamentMatches tournament={tournament} />
      </DayStories>
    </MatchTalk>
  );
}
