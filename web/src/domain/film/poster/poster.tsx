import type { Film } from '@girone/poster/poster-sheet';
import { useState } from 'react';
import { joinClasses } from '../../../ui/styling/join-classes.ts';
import { PosterArt } from './poster-art.tsx';
import styles from './poster.module.css';

interface PosterProps {
  film: Film;
  cover?: string | null | undefined;
  /** Its accessible name; without one it is decoration beside a title. */
  label?: string | undefined;
  bare?: boolean | undefined;
  size?: 'fill' | 'thumb' | undefined;
  /** Above the fold: fetch the cover at once. */
  priority?: boolean | undefined;
  /** Rises when pointed at, together with the link around it. */
  lift?: boolean | undefined;
  className?: string | undefined;
}

/** The film's cover; without one, or when it does not load, the sheet printed for it. */
export function Poster(props: PosterProps) {
  const { film, cover, label, size = 'fill', priority = false, lift = false, className } = props;
  const { bare = size !== 'fill' } = props;
  const [brokenCover, setBrokenCover] = useState<string | null>(null);
  const hasCover = cover !== null && cover !== undefined && cover !== '' && cover !== brokenCover;
  return (
    <span
      className={joinClasses(
        styles.poster,
        size === 'thumb' && styles.thumb,
        lift && styles.lift,
        className,
      )}
    >
      {hasCover ? (
        <img
          src={cover}
          alt={label ?? ''}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.cover}
          onError={() => setBrokenCover(cover)}
        />
      ) : (
        <PosterArt film={film} label={label} bare={bare} />
      )}
    </span>
  );
}
