import type { Post } from '@girone/contract/posts';
import { MessageCircle, Quote, Share2, ThumbsDown, ThumbsUp } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { tooltipMark } from '../../ui/overlays/tooltip-triggers.ts';
import { postAddress } from './post-address.ts';
import type { Section } from './section.ts';
import styles from './post-item.module.css';
import { useReaction } from './use-reaction.ts';
import { useSharePost } from './use-share-post.ts';

/** Replies that open below the post. */
export interface InlineReplies {
  id: string;
  isOpen: boolean;
  mayWrite: boolean;
  onToggle: () => void;
}

interface PostActionsProps {
  post: Post;
  section: Section;
  onQuote?: ((post: Post) => void) | undefined;
  replies?: InlineReplies | undefined;
}

export function PostActions({ post, section, onQuote, replies }: PostActionsProps) {
  const { t } = useTranslation();
  const share = useSharePost();
  const { mutate: react } = useReaction(post);
  const format = currentFormat();
  const { likesCount, dislikesCount, repliesCount, isLiked, isDisliked } = post;
  const answered = t('posts.actions.replies', { count: repliesCount });
  return (
    <footer className={styles.actions}>
      <button
        type="button"
        {...tooltipMark}
        className={styles.action}
        aria-pressed={isLiked}
        aria-label={t('posts.actions.like', { total: format.number(likesCount) })}
        onClick={() => react(isLiked ? 'unlike' : 'like')}
      >
        <ThumbsUp {...buttonIcon} />
        {format.number(likesCount)}
      </button>
      {section === 'critics' && (
        <button
          type="button"
          {...tooltipMark}
          className={styles.action}
          aria-pressed={isDisliked}
          aria-label={t('posts.actions.dislike', { total: format.number(dislikesCount) })}
          onClick={() => react(isDisliked ? 'undislike' : 'dislike')}
        >
          <ThumbsDown {...buttonIcon} />
          {format.number(dislikesCount)}
        </button>
      )}
      {section === 'critics' && onQuote !== undefined && (
        <button type="button" className={styles.action} onClick={() => onQuote(post)}>
          <Quote {...buttonIcon} />
          {t('posts.actions.quote')}
        </button>
      )}
      {replies === undefined ? (
        <Link
          href={postAddress(post.id)}
          {...tooltipMark}
          className={styles.action}
          aria-label={answered}
        >
          <MessageCircle {...buttonIcon} />
          {format.number(repliesCount)}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.action}
          aria-expanded={replies.isOpen}
          aria-controls={replies.isOpen ? replies.id : undefined}
          onClick={replies.onToggle}
        >
          <MessageCircle {...buttonIcon} />
          {repliesCount === 0 && replies.mayWrite ? t('posts.composer.publishReply') : answered}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => share(post.id)}>
        <Share2 {...buttonIcon} />
        <span className={styles.wide}>{t('posts.actions.share')}</span>
      </button>
    </footer>
  );
}
