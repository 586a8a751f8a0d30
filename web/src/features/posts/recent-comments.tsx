import type { Post } from '@girone/contract/posts';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { matchDayAddress } from '../../domain/season/tournament-address.ts';
import { personAddress } from '../../domain/person/person-address.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { EmptyRings } from '../../ui/feedback/rings.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { commentsQuery } from './comments.queries.ts';
import styles from './recent-comments.module.css';
import { shortenText } from './shorten-text.ts';

const shownLetters = 120;

interface RecentCommentsProps {
  tournament: { id: number; name: string };
}

/** The latest words about a championship, inside its card. */
export function RecentComments({ tournament }: RecentCommentsProps) {
  const { t } = useTranslation();
  const query = useQuery(commentsQuery(tournament.id));
  const { data, error, isFetching, refetch } = query;
  const discussion = `${pages.social}?tournament=${tournament.id}`;
  const refetchSoon = useRefetchSoon();
  useLiveEvent('post', ({ tournamentId, change }) => {
    if (tournamentId !== tournament.id || change === 'counts') return;
    refetchSoon({ queryKey: commentsQuery(tournament.id).queryKey });
  });
  return (
    <div className={styles.widget}>
      <header className={styles.head}>
        <h4 className={styles.title}>{t('posts.comments.title')}</h4>
        <TextLink
          standalone
          href={discussion}
          className={styles.link}
          aria-label={t('posts.comments.allOf', { name: tournament.name })}
        >
          {t('posts.comments.all')}
        </TextLink>
      </header>
      {data === undefined && error === null && <CommentsSkeleton />}
      {data === undefined && error !== null && (
        <div className={styles.state}>
          <p>{t('posts.comments.failed')}</p>
          <Button
            size="small"
            variant="secondary"
            pending={isFetching}
            onClick={() => void refetch()}
          >
            {t('shared.retry')}
          </Button>
        </div>
      )}
      {data?.comments.length === 0 && (
        <div className={styles.state}>
          <EmptyRings />
          <p>{t('posts.comments.empty')}</p>
          <TextLink standalone href={discussion} className={styles.link}>
            {t('posts.comments.start')}
          </TextLink>
        </div>
      )}
      {data !== undefined && data.comments.length > 0 && (
        <ul className={styles.comments}>
          {data.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} tournamentId={tournament.id} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > data.comments.length && (
        <TextLink standalone href={discussion} className={styles.link}>
          {t('posts.comments.more', { count: data.total - data.comments.length })}
        </TextLink>
      )}
    </div>
  );
}

function Comment({ comment, tournamentId }: { comment: Post; tournamentId: number }) {
  const { t } = useTranslation();
  const { author, content, createdAt, match } = comment;
  const { username, profileImageUrl } = author;
  const format = currentFormat();
  const said = content === '' ? t('posts.comments.photo') : shortenText(content, shownLetters);
  return (
    <li className={styles.comment}>
      <Avatar size={28} username={username} src={profileImageUrl} />
      <div className={styles.words}>
        <Link href={personAddress(username)} className={styles.author}>
          {username}
        </Link>{' '}
        <time dateTime={createdAt} title={format.dateTime(createdAt)} className={styles.date}>
          {currentFormat().shortDay(createdAt)}
        </time>
        {match !== null && (
          <p>
            <Link href={matchDayAddress(tournamentId, match.matchDay)} className={styles.match}>
              {t('posts.item.match', { day: match.matchDay, home: match.home, away: match.away })}
            </Link>
          </p>
        )}
        <p>{said}</p>
      </div>
    </li>
  );
}

function CommentsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonList label={t('posts.comments.loading')}>
      <Skeleton shape="block" height={56} />
    </SkeletonList>
  );
}
