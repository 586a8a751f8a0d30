import type { Match } from '@girone/contract/matches';
import { useQuery } from '@tanstack/react-query';
import { MatchDiscussion } from '../../features/posts/match-discussion.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { tournamentQuery } from '../../features/tournaments/tournaments.queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { whyNotWrite } from './why-not-write.tsx';

interface OpenMatchDiscussionProps {
  match: Match;
  onClose: () => void;
}

/** What is said about a match, once it is known who may write there. */
export function OpenMatchDiscussion({ match, onClose }: OpenMatchDiscussionProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: tournament, error, refetch } = useQuery(tournamentQuery(match.tournamentId));
  const { id, matchDay, film1, film2 } = match;
  if (user === null) return null;
  if (tournament === undefined) {
    return (
      <DialogFallback
        wide
        title={t('matches.name', { home: film1.title, away: film2.title })}
        height={420}
        state={{ hasFailed: error !== null, retry: () => void refetch() }}
        onClose={onClose}
      />
    );
  }
  return (
    <MatchDiscussion
      match={{ id, matchDay, home: film1.title, away: film2.title }}
      tournament={tournament}
      viewer={user}
      whyNot={whyNotWrite(tournament)}
      onClose={onClose}
    />
  );
}
