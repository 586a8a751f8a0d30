import type { Post } from '@girone/contract/posts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { postAddress } from './post-address.ts';
import styles from './post-item.module.css';

/** The post that this one speaks of, or that it is there no more. */
export function PostQuote({ post: { isQuote, quotedPost } }: { post: Post }) {
  const { t } = useTranslation();
  if (!isQuote) return null;
  if (quotedPost === null) {
    return <p className={`${styles.quote} ${styles.gone}`}>{t('posts.item.gone')}</p>;
  }
  const { id, author, content, imageUrl } = quotedPost;
  return (
    <blockquote className={styles.quote}>
      <Link href={postAddress(id)} className={styles.quoted}>
        <b>@{author.username}</b>
        <span className={styles.quotedText}>{content}</span>
        {imageUrl !== null && (
          <img
            src={`${imageUrl}?w=160`}
            alt={t('posts.item.image', { name: author.username })}
            width={120}
            height={68}
            loading="lazy"
            decoding="async"
            className={styles.quotedPicture}
          />
        )}
      </Link>
    </blockquote>
  );
}
