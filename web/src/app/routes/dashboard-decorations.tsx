import { PosterArt } from '../../domain/film/poster/poster-art.tsx';
import styles from './dashboard-decorations.module.css';

/** Rings, for the circles. */
export function CircleTarget() {
  return (
    <svg
      className={styles.target}
      viewBox="0 0 220 220"
      fill="none"
      stroke="var(--ink-crema)"
      strokeWidth="14"
      aria-hidden="true"
    >
      <circle cx="110" cy="110" r="102" />
      <circle cx="110" cy="110" r="70" />
      <circle cx="110" cy="110" r="38" />
      <circle cx="110" cy="110" r="10" fill="var(--ink-giallo)" stroke="none" />
    </svg>
  );
}

/** A pitch seen from above, for the championships. */
export function Pitch() {
  return (
    <svg
      className={styles.target}
      viewBox="0 0 220 220"
      fill="none"
      stroke="var(--ink-arancio)"
      strokeWidth="8"
      aria-hidden="true"
    >
      <path d="M0 20h220v220H0zM110 20v200" />
      <circle cx="110" cy="120" r="46" />
      <circle cx="110" cy="120" r="9" fill="var(--ink-crema)" stroke="none" />
      <path d="M0 78h34v84H0M220 78h-34v84h34" />
    </svg>
  );
}

const sheets = [
  { title: 'Stalker', year: 1979, director: 'Andrei Tarkovsky', genre: 'Sci-Fi' },
  { title: 'In the Mood for Love', year: 2000, director: 'Wong Kar-wai', genre: 'Romance' },
  { title: 'El espíritu de la colmena', year: 1973, director: 'Víctor Erice', genre: 'Horror' },
] as const;

/** Three sheets without lettering, fanned out. */
export function PosterFan() {
  return (
    <span className={styles.fan} aria-hidden="true">
      {sheets.map((film) => (
        <span key={film.title} className={styles.sheet}>
          <PosterArt film={film} bare />
        </span>
      ))}
    </span>
  );
}
