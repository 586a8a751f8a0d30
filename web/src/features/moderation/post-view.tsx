import type { ModeratedPost } from '@girone/contract/moderation';
import { pages } from '@girone/contract/pages';
import { CircleDot, Trophy } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { PersonLine } from './person-line.tsx';
import styles from './post-view.module.css';
import { TimeAgo } from '../../lib/text/time-ago.tsx';

/** A post as it looks, with what it answers and quotes, and where it stands. */
export function PostView({ post }: { post: ModeratedPost }) {
  const { t } = useTranslation();
  const { author, parent, quoted, content, createdAt } = post;
  return (
    <div className={styles.post}>
      <PersonLine person={author} size={36} detail={<TimeAgo at={createdAt} />} />
      <Places post={post} />
      {parent !== null && (
        <Cited label={t('moderation.post.answers', nameIn(parent))} text={parent.content} />
      )}
      {content !== '' && <p className={styles.text}>{content}</p>}
      <Picture post={post} />
      {quoted !== null && (
        <Cited label={t('moderation.post.quotes', nameIn(quoted))} text={quoted.content} />
      )}
    </div>
  );
}

/** The way to where it stands, among what was said before and after. */
export function PostLink({ post }: { post: ModeratedPost }) {
  const { t } = useTranslation();
  return (
    <TextLink standalone href={`${pages.critics}?post=${post.id}`}>
      {t('moderation.post.open')}
    </TextLink>
  );
}

function nameIn({ author: { username } }: { author: { username: string } }) {
  return { username };
}

function Places({ post: { circle, tournament } }: { post: ModeratedPost }) {
  const { t } = useTranslation();
  if (circle === null && tournament === null) return null;
  return (
    <div className={styles.places}>
      {tournament !== null && (
        <Link
          href={tournamentAddress(tournament.id)}
          aria-label={t('moderation.post.tournament', { name: tournament.name })}
          className={styles.place}
        >
          <Badge tone="away" icon={<Trophy {...badgeIcon} />}>
            {tournament.name}
          </Badge>
        </Link>
      )}
      {circle !== null && (
        <Link
          href={circleAddress(circle.id)}
          aria-label={t('moderation.post.circle', { name: circle.name })}
          className={styles.place}
        >
          <Badge tone="line" icon={<CircleDot {...badgeIcon} />}>
            {circle.name}
          </Badge>
        </Link>
      )}
    </div>
  );
}

/** Whole, unlike in a feed: what was reported may stand at its edge. */
function Picture({ post: { imageUrl, imageCaption, author } }: { post: ModeratedPost }) {
  const { t } = useTranslation();
  if (imageUrl === null) return null;
  const name = nameOf(author);
  return (
    <figure className={styles.figure}>
      <a
        href={imageUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('moderation.post.openImage', { name })}
        className={styles.frame}
      >
        <img
          src={`${imageUrl}?w=960`}
          alt={imageCaption ?? t('moderation.post.image', { name })}
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </a>
      {imageCaption !== null && <figcaption className={styles.caption}>{imageCaption}</figcaption>}
    </figure>
  );
}

function Cited({ label, text }: { label: string; text: string }) {
  return (
    <blockquote className={styles.cited}>
      <b>{label}</b>
      <p className={styles.text}>{text}</p>
    </blockquote>
  );
}
