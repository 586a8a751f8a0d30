import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './recap-art.module.css';

/** More discs would be dots. */
const most = 32;
const centre = 160;
const seats = 134;
const inks = ['giallo', 'crema', 'rosa', 'azzurro', 'arancio', 'verde', 'notte'] as const;

interface CrowdRingProps {
  voters: number;
  votes: number;
  figure: string;
}

/** Everybody who voted, around what they cast. Who they are is nobody's business. */
export function CrowdRing({ voters, votes, figure }: CrowdRingProps) {
  const { t } = useTranslation();
  const drawn = Math.min(most, voters);
  const radius = Math.min(17, (Math.PI * seats * 0.72) / Math.max(1, drawn));
  return (
    <>
      <svg viewBox="0 0 320 320" aria-hidden className={styles.crowd}>
        <circle cx={centre} cy={centre} r={seats} className={styles.seats} />
        <circle cx={centre} cy={centre} r="92" className={styles.hall} />
        {Array.from({ length: drawn }, (_, index) => {
          const angle = (2 * Math.PI * index) / drawn - Math.PI / 2;
          return (
            <circle
              key={index}
              cx={(centre + seats * Math.cos(angle)).toFixed(1)}
              cy={(centre + seats * Math.sin(angle)).toFixed(1)}
              r={radius}
              fill={`var(--ink-${inks[index % inks.length]})`}
            />
          );
        })}
      </svg>
      <p aria-hidden className={styles.cast} data-long={figure.length > 4 || undefined}>
        <b>{figure}</b> {t('recap.votes', { count: votes })}
      </p>
    </>
  );
}
