import { useTranslation } from '../../i18n/use-translation.ts';
import type { Ring, RingState } from './chain-rings.ts';
import styles from './chain-card.module.css';

/** The same marks as in the picture, those that are in it. */
export function ChainLegend({ rings }: { rings: readonly Ring[] }) {
  const { t } = useTranslation();
  const shown = legend.filter(({ state }) => rings.some((ring) => ring.state === state));
  return (
    <ul className={styles.legend}>
      {shown.map(({ state, colour, width, dash }) => (
        <li key={state}>
          <svg viewBox="0 0 24 24" aria-hidden>
            {state === 'bad' ? (
              <path
                d="M15.5 4.2A8.5 8.5 0 1 1 8.5 4.2"
                fill="none"
                stroke={colour}
                strokeWidth={width}
              />
            ) : (
              <circle
                cx="12"
                cy="12"
                r="8.5"
                fill="none"
                stroke={colour}
                strokeWidth={width}
                strokeDasharray={dash}
              />
            )}
          </svg>
          {t(`verification.chain.legend.${state}`)}
        </li>
      ))}
      {rings.some(({ corrections }) => corrections.length > 0) && (
        <li>
          <svg viewBox="0 0 24 24" aria-hidden>
            <circle cx="12" cy="12" r="9.5" fill="none" stroke="var(--win)" strokeWidth="2.5" />
            <text x="12" y="16.6" textAnchor="middle" className={styles.mark}>
              {t('verification.chain.correctionMark')}
            </text>
          </svg>
          {t('verification.chain.legend.correction')}
        </li>
      )}
    </ul>
  );
}

interface LegendEntry {
  readonly state: Exclude<RingState, 'waiting'>;
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
}

const legend: readonly LegendEntry[] = [
  { state: 'bad', colour: 'var(--danger)', width: 4 },
  { state: 'after', colour: 'var(--line-strong)', width: 4 },
  { state: 'ok', colour: 'var(--win)', width: 4 },
  { state: 'held', colour: 'var(--text-2)', width: 4 },
  { state: 'unsealed', colour: 'var(--line-strong)', width: 3, dash: '1.5 2.5' },
  { state: 'open', colour: 'var(--home)', width: 3, dash: '4 3.63' },
  { state: 'next', colour: 'var(--line-strong)', width: 1.5 },
];
