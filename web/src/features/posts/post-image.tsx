import type { Post } from '@girone/contract/posts';
import type { imageWidths } from '@girone/contract/uploads';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import styles from './post-item.module.css';

/** Those of the server's widths that a feed can use. */
const widths = [480, 960, 1600] as const satisfies readonly (typeof imageWidths)[number][];

interface PostImageProps {
  post: Post;
  onOpen: (post: Post) => void;
}

/** The picture of a post in a frame of fixed shape: nothing jumps when it arrives. */
export function PostImage({ post, onOpen }: PostImageProps) {
  const { t } = useTranslation();
  const { imageUrl, imageCaption, author } = post;
  const name = nameOf(author);
  if (imageUrl === null) return null;
  return (
    <figure className={styles.figure}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('posts.item.openImage', { name })}
        onClick={() => onOpen(post)}
      >
        <img
          src={`${imageUrl}?w=960`}
          srcSet={widths.map((width) => `${imageUrl}?w=${width} ${width}w`).join(', ')}
          sizes="(max-width: 720px) calc(100vw - 64px), 736px"
          width={960}
          height={540}
          alt={imageCaption ?? t('posts.item.image', { name })}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </button>
      {imageCaption !== null && <figcaption className={styles.caption}>{imageCaption}</figcaption>}
    </figure>
  );
}
