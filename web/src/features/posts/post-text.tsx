import { splitPostText, type PostPiece } from '@girone/contract/post-text';
import type { Post } from '@girone/contract/posts';
import { Fragment, useMemo } from 'react';
import { Link } from 'wouter';
import { personAddress } from '../../domain/person/person-address.ts';
import { HashtagLink } from './hashtag-link.tsx';
import styles from './post-text.module.css';

interface PostTextProps {
  post: Pick<Post, 'content' | 'mentions'>;
  /** Where the page can show the posts with a hashtag itself; the tag comes without '#'. */
  onHashtag?: ((tag: string) => void) | undefined;
}

/** What somebody wrote, letter for letter: nothing in it is ever read as markup. */
export function PostText({ post, onHashtag }: PostTextProps) {
  const { content, mentions } = post;
  const pieces = useMemo(() => placePieces(content), [content]);
  const known = new Set(mentions.map((name) => name.toLowerCase()));
  if (content === '') return null;
  return (
    <p className={styles.text}>
      {pieces.map(({ start, piece }) => {
        if (piece.kind === 'hashtag') {
          return (
            <HashtagLink
              key={start}
              tag={piece.value}
              onHashtag={onHashtag}
              className={styles.hashtag}
            >
              {piece.text}
            </HashtagLink>
          );
        }
        if (piece.kind === 'mention' && known.has(piece.value.toLowerCase())) {
          return (
            <Link key={start} href={personAddress(piece.value)} className={styles.mention}>
              {piece.text}
            </Link>
          );
        }
        if (piece.kind === 'link') {
          return (
            <a
              key={start}
              href={piece.value}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={styles.link}
            >
              {piece.text}
            </a>
          );
        }
        return <Fragment key={start}>{piece.text}</Fragment>;
      })}
    </p>
  );
}

/** Each piece with the place in the text at which it starts. */
function placePieces(content: string): { start: number; piece: PostPiece }[] {
  let end = 0;
  return splitPostText(content).map((piece) => {
    const start = end;
    end += piece.text.length;
    return { start, piece };
  });
}
