import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { CircleDot, Swords, Trophy } from '../../ui/images/icons.ts';
import { useId } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { matchDayAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { PostActions, type InlineReplies } from './post-actions.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostImage } from './post-image.tsx';
import styles from './post-item.module.css';
import { PostOptions } from './post-options.tsx';
import { PostQuote } from './post-quote.tsx';
import { PostText } from './post-text.tsx';
import type { Section } from './section.ts';

interface PostItemProps {
  post: Post;
  viewer: Person;
  section: Section;
  /** Where the page has a composer that can quote. */
  onQuote?: ((post: Post) => void) | undefined;
  /** Where the page shows the posts with a hashtag itself. */
  onHashtag?: ((tag: string) => void) | undefined;
  onOpenImage: (post: Post) => void;
  /** What the page is about goes without saying. */
  within?: 'tournament' | 'match' | undefined;
  /** Where replies open below the post; else they are on its own page. */
  replies?: InlineReplies | undefined;
  /** The viewer has deleted it. */
  onDeleted?: (() => void) | undefined;
}

/** One post with everything about it. */
export function PostItem(props: PostItemProps) {
  const { post, viewer, section, onQuote, onHashtag, onOpenImage, onDeleted } = props;
  const { within, replies } = props;
  const id = useId();
  return (
    <article className={styles.post} aria-labelledby={id}>
      <header className={styles.head}>
        <PostAuthor post={post} id={id} />
        <PostOptions post={post} viewer={viewer} onDeleted={onDeleted} />
      </header>
      <PostPlace post={post} within={within} />
      <PostText post={post} onHashtag={onHashtag} />
      <PostImage post={post} onOpen={onOpenImage} />
      <PostQuote post={post} />
      <PostActions post={post} section={section} onQuote={onQuote} replies={replies} />
    </article>
  );
}

interface PostPlaceProps {
  post: Post;
  within: PostItemProps['within'];
}

/** The championship, the match and the circle that it is about. */
function PostPlace({ post, within }: PostPlaceProps) {
  const { t } = useTranslation();
  const tournament = within === undefined ? post.tournament : null;
  const circle = within === undefined ? post.circle : null;
  const match = within === 'match' ? null : post.match;
  if (tournament === null && circle === null && match === null) return null;
  return (
    <div className={styles.places}>
      {tournament !== null && (
        <Link
          href={tournamentAddress(tournament.id)}
          className={styles.place}
          aria-label={t('posts.item.tournament', { name: tournament.name })}
        >
          <Badge tone="away" icon={<Trophy {...badgeIcon} />}>
            {tournament.name}
          </Badge>
        </Link>
      )}
      {match !== null && post.tournament !== null && (
        <Link href={matchDayAddress(post.tournament.id, match.matchDay)} className={styles.place}>
          <Badge tone="line" icon={<Swords {...badgeIcon} />} className={styles.match}>
            {t('posts.item.match', { day: match.matchDay, home: match.home, away: match.away })}
          </Badge>
        </Link>
      )}
      {circle !== null && (
        <Link
          href={circleAddress(circle.id)}
          className={styles.place}
          aria-label={t('posts.item.circle', { name: circle.name })}
        >
          <Badge tone="line" icon={<CircleDot {...badgeIcon} />}>
            {circle.name}
          </Badge>
        </Link>
      )}
    </div>
  );
}
