import styles from './odds.module.css';

/** The shapes of the first four: a colour alone would not tell them apart. */
const shapes = [
  <circle key="0" cx={8} cy={8} r={5.5} />,
  <rect key="1" x={3} y={3} width={10} height={10} />,
  <path key="2" d="M8 2.500l6 11H2z" />,
  <path key="3" d="M8 1.500l6.500 6.500L8 14.500 1.500 8z" />,
];

const looks = ['first', 'second', 'third', 'fourth'] as const;

/** The colour of a film: the first four have one each. */
export function lookOf(index: number): string | undefined {
  return styles[looks[index] ?? 'other'];
}

export function FilmMark({ index }: { index: number }) {
  const shape = shapes[index];
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
      {shape}
    </svg>
  );
}
