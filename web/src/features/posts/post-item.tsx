import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { CircleDot, Trophy } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tournamentAddress } from '../../lib/tournament-address.ts';
import { circleAddress } from '../../lib/circle-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { badgeIcon } from '../../ui/icon-look.ts';
import { PostActions } from './post-actions.tsx';
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
  /** The viewer has deleted it. */
  onDeleted?: (() => void) | undefined;
}

/** One post with everything about it. */
export function PostItem(props: PostItemProps) {
  const { post, viewer, section, onQuote, onHashtag, onOpenImage, onDeleted } = props;
  const id = useId();
  return (
    <article className={styles.post} aria-labelledby={id}>
      <header className={styles.head}>
        <PostAuthor post={post} id={id} />
        <PostOptions post={post} viewer={viewer} onDeleted={onDeleted} />
      </header>
      <PostPlace post={post} />
      <PostText post={post} onHashtag={onHashtag} />
      <PostImage post={post} onOpen={onOpenImage} />
      <PostQuote post={post} />
      <PostActions post={post} section={section} onQuote={onQuote} />
    </article>
  );
}

/** The championship and the circle that it is about. */
function PostPlace({ post: { tournament, circle } }: { post: Post }) {
  const { t } = useTranslation();
  if (tournament === null && circle === null) return null;
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
