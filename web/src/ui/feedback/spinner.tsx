import styles from './spinner.module.css';

/** Decorative: the words beside it say what is going on. */
export function Spinner({ size = 16 }: { size?: number | undefined }) {
  return (
    <span className={styles.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden />
  );
}
