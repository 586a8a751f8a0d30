import styles from './rings.module.css';

/** The centre circle of an empty pitch. */
export function EmptyRings() {
  return (
    <svg viewBox="0 0 112 112" fill="none" className={styles.empty} aria-hidden>
      <circle cx="56" cy="56" r="54" strokeWidth="2" />
      <circle cx="56" cy="56" r="40" strokeWidth="2" strokeDasharray="5 6" />
      <circle cx="56" cy="56" r="26" strokeWidth="2" />
      <circle cx="56" cy="56" r="5" fill="currentColor" stroke="none" />
      <path d="M2 56h108" strokeWidth="2" />
    </svg>
  );
}

export function BrokenRings() {
  return (
    <svg viewBox="0 0 112 112" fill="none" className={styles.broken} aria-hidden>
      <circle cx="56" cy="56" r="54" strokeWidth="2" />
      <circle cx="56" cy="56" r="34" strokeWidth="2" />
      <path d="M44 44l24 24M68 44L44 68" strokeWidth="6" />
    </svg>
  );
}
