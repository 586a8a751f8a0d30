import type { ReactNode } from 'react';
import styles from './film-choice.module.css';

interface FilmChoiceProps {
  /** The same for all films that one is chosen from. */
  group: string;
  title: string;
  /** Year and director, of which either may be unknown. */
  facts: readonly (string | number | null)[];
  poster: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** A film to choose. A radio button, so that the arrow keys walk through them. */
export function FilmChoice(props: FilmChoiceProps) {
  const { group, title, facts, poster, chosen, onChoose } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className={styles.radio}
      />
      {poster}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
}
