import { pages } from '@girone/contract/pages';
import type { Person } from '@girone/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { commentsQuery } from './comments.queries.ts';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import { drawTalk } from './talk-post.tsx';
import styles from './talk.module.css';

interface TournamentDiscussionProps {
  tournament: { id: number; name: string; circleId: number | null };
  viewer: Person;
  /** Why the viewer reads only; null for whoever may write. */
  whyNot: ReactNode;
}

/** What is said about a championship, and the place to join in. */
export function TournamentDiscussion({ tournament, viewer, whyNot }: TournamentDiscussionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const composer = useRef<HTMLDivElement>(null);
  const { id: tournamentId, circleId } = tournament;
  const filter = useMemo(() => ({ tournamentId }), [tournamentId]);
  const { data } = useQuery(commentsQuery(tournamentId));
  const mayWrite = whyNot === null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={5}>
        <header className={styles.head}>
          <div id={titleId}>
            <CardTitle level={2}>{t('posts.comments.title')}</CardTitle>
          </div>
          <TextLink
            standalone
            href={`${pages.social}?tournament=${tournamentId}`}
            aria-label={t('posts.comments.allOf', { name: tournament.name })}
          >
            {t('posts.comments.all')}
          </TextLink>
        </header>
        {mayWrite ? (
          <div ref={composer}>
            <Composer
              isMinor
              key={tournamentId}
              viewer={viewer}
              section="social"
              place={{ tournamentId, circleId: circleId ?? undefined }}
            />
          </div>
        ) : (
          <p className={styles.why}>{whyNot}</p>
        )}
        <Feed
          filter={filter}
          section="social"
          viewer={viewer}
          moreLabel={(shown) =>
            t('posts.comments.more', { count: Math.max((data?.total ?? 0) - shown, 1) })
          }
          drawPost={drawTalk({ viewer, within: 'tournament', mayWrite })}
          empty={
            <Card>
              <EmptyState
                compact
                title={t('posts.comments.empty')}
                actions={
                  mayWrite && (
                    <Button
                      variant="ghost"
                      onClick={() => composer.current?.querySelector('textarea')?.focus()}
                    >
                      {t('posts.comments.start')}
                    </Button>
                  )
                }
              />
            </Card>
          }
        />
      </Stack>
    </section>
  );
}
