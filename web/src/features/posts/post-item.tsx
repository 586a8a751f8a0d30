import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { pages } from '@girone/contract/pages';
import { CircleDot, Trophy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { tournamentAddress } from '../../lib/tournament-address.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { badgeIcon } from '../../ui/icon-look.ts';
import { fullNameOf, nameOf } from '../../lib/person-name.ts';
import { PostActions } from './post-actions.tsx';
import { personAddress } from './post-address.ts';
import { PostImage } from './post-image.tsx';
import styles from './post-item.module.css';
import { PostOptions } from './post-options.tsx';
import { PostQuote } from './post-quote.tsx';
import { PostText } from './post-text.tsx';
import { PostTime } from './post-time.tsx';
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
  const { t } = useTranslation();
  const id = useId();
  const { author } = post;
  const name = nameOf(author);
  return (
    <article className={styles.post} aria-labelledby={id}>
      <header className={styles.head}>
        <Link
          href={personAddress(author.username)}
          className={styles.face}
          aria-label={t('posts.item.profile', { name })}
        >
          <Avatar
            size={48}
            username={author.username}
            name={fullNameOf(author)}
            src={author.profileImageUrl}
          />
        </Link>
        <div className={styles.words} id={id}>
          <b className={styles.name}>{name}</b>
          <div className={styles.detail}>
            @{author.username} · <PostTime at={post.createdAt} />
          </div>
        </div>
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
          href={pages.circle.replace(':id', String(circle.id))}
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
