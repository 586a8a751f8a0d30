import styles from './figures.module.css';

/** A sentence in which figures stand out. */
export function Figures({ children }: { children: string }) {
  const parts = children.split(/(\d+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same figure may stand twice
      <b key={index} className={styles.figure}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}
