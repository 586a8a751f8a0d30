import { PosterSheet, type Film, type LineProps } from '@girone/poster/poster-sheet';
import { memo } from 'react';
import styles from './poster.module.css';

interface PosterArtProps {
  film: Film;
  /** Its accessible name; without one it is decoration beside a title. */
  label?: string | undefined;
  /** Without lettering, for thumbnails and crops. */
  bare?: boolean | undefined;
}

/** The sheet printed for a film, lettered in the page's own display face. */
export const PosterArt = memo(function PosterArt(props: PosterArtProps) {
  return <PosterSheet {...props} className={styles.art} Line={Line} />;
});

function Line({ face, ...attributes }: LineProps) {
  return <text {...attributes} className={styles[face]} />;
}
