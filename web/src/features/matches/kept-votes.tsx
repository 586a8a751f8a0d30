import { useKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { LazyKeptList } from './lazy-kept-votes.ts';

/** What the viewer voted without a line, here or in all championships, and what became of it. */
export function KeptVotes({ tournamentId }: { tournamentId?: number | undefined }) {
  const all = [...useKeptVotes().values()];
  const votes = all.filter(
    ({ match }) => tournamentId === undefined || match.tournamentId === tournamentId,
  );
  return votes.length > 0 && <LazyKeptList votes={votes} />;
}
