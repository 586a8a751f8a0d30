import styles from './confirmed-rings.module.css';

/** The centre circle with everybody in. */
export function ConfirmedRings() {
  return (
    <svg viewBox="0 0 112 112" fill="none" className={styles.confirmed} aria-hidden>
      <circle cx="56" cy="56" r="54" strokeWidth="2" />
      <circle cx="56" cy="56" r="34" strokeWidth="2" />
      <path d="M43 57l9 9 18-19" strokeWidth="6" />
    </svg>
  );
}
