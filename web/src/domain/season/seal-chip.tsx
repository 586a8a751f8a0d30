import { sealCode } from '@girone/championship/ballots/seal-face';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './seal-chip.module.css';
import { SealFace } from './seal-face.tsx';
import { verifyAddress } from './verify-address.ts';

interface SealChipProps {
  tournamentId: number;
  day: number;
  /** Its first sixteen characters at least. */
  seal: string;
}

/** The seal of a day, and the way to the check. */
export function SealChip({ tournamentId, day, seal }: SealChipProps) {
  const { t } = useTranslation();
  const code = sealCode(seal);
  return (
    <Link
      href={verifyAddress(tournamentId)}
      className={styles.chip}
      aria-label={t('seals.dayLabel', { day, code })}
    >
      <SealFace hash={seal} />
      <span>
        <small className={styles.name}>{t('seals.day', { day })}</small>
        <span className={styles.code}>{code}</span>
      </span>
    </Link>
  );
}
