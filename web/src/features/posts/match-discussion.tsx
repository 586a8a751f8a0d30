import type { Person } from '@girone/contract/people';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import { drawTalk } from './talk-post.tsx';
import styles from './talk.module.css';

interface MatchDiscussionProps {
  match: { id: number; matchDay: number; home: string; away: string };
  tournament: { id: number; circleId: number | null };
  viewer: Person;
  /** Why the viewer reads only; null for whoever may write. */
  whyNot: ReactNode;
  onClose: () => void;
}

/** What is said about one match, over the page that shows it. */
export function MatchDiscussion(props: MatchDiscussionProps) {
  const { match, tournament, viewer, whyNot, onClose } = props;
  const { t } = useTranslation();
  const { id: matchId, matchDay, home, away } = match;
  const filter = useMemo(() => ({ matchId }), [matchId]);
  const mayWrite = whyNot === null;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('posts.item.match', { day: matchDay, home, away })}
      closeLabel={t('shared.close')}
    >
      <Stack gap={5}>
        {mayWrite ? (
          <Composer
            viewer={viewer}
            section="social"
            place={{
              tournamentId: tournament.id,
              matchId,
              circleId: tournament.circleId ?? undefined,
            }}
          />
        ) : (
          <p className={styles.why}>{whyNot}</p>
        )}
        <Feed
          filter={filter}
          section="social"
          viewer={viewer}
          moreLabel={() => t('posts.feed.more')}
          drawPost={drawTalk({ viewer, within: 'match', mayWrite })}
          empty={<EmptyState compact level={3} title={t('posts.comments.empty')} />}
        />
      </Stack>
    </Dialog>
  );
}
