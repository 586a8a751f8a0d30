import styles from './film-words.module.css';

interface FilmWordsProps {
  title: string;
  /** Nothing is drawn for those that are not known. */
  facts: readonly (string | number | null)[];
}

/** Beside a small poster: which film it is. */
export function FilmWords({ title, facts }: FilmWordsProps) {
  const known = facts.filter((fact) => fact !== null);
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {known.length > 0 && <span className={styles.facts}>{known.join(', ')}</span>}
    </span>
  );
}
