import type { Match } from '@girone/contract/matches';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from '../../ui/images/icons.ts';
import { commentCountsQuery } from '../../features/posts/comments.queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useIsNearViewport } from '../../lib/loading/use-is-near-viewport.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { Button } from '../../ui/actions/button.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './match-comments.module.css';

interface MatchCommentsProps {
  match: Match;
  onNear: () => void;
  onOpen: () => void;
}

/** How much is said about a match, and the way there. */
export function MatchComments({ match, onNear, onOpen }: MatchCommentsProps) {
  const { t } = useTranslation();
  const counts = commentCountsQuery(match.tournamentId, match.matchDay);
  const { ref, isNear } = useIsNearViewport();
  // Many championships may stand one below the other: only those on screen are asked for.
  const { data = [] } = useQuery({ ...counts, enabled: isNear });
  const refetchSoon = useRefetchSoon();
  useLiveEvent('post', ({ matchId, change }) => {
    const isCounted = change === 'published' || change === 'deleted';
    if (matchId === match.id && isCounted) refetchSoon({ queryKey: counts.queryKey });
  });
  const count = data.find(({ matchId }) => matchId === match.id)?.count ?? 0;
  const words = count === 0 ? t('matches.comment') : t('matches.comments', { count });
  const names = { home: match.film1.title, away: match.film2.title };
  return (
    <div ref={ref}>
      <Button
        variant="ghost"
        size="small"
        className={styles.link}
        icon={<MessageCircle {...textIcon} />}
        aria-haspopup="dialog"
        aria-label={t('matches.commentsOn', { words, ...names })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
      >
        {words}
      </Button>
    </div>
  );
}
