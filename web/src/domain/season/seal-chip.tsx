import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './seal-chip.module.css';
import { SealFace, sealCode } from './seal-face.tsx';
import { sealsQuery } from './season-queries.ts';
import { verifyAddress } from './verify-address.ts';

interface SealChipProps {
  tournamentId: number;
  day: number;
}

/** The seal of a day, and the way to the check. Of a day without one there is nothing. */
export function SealChip({ tournamentId, day }: SealChipProps) {
  const { t } = useTranslation();
  const { data } = useQuery(sealsQuery(tournamentId));
  const seal = data?.seals.find(({ kind, matchDay }) => kind === 'day' && matchDay === day);
  if (seal === undefined) return null;
  const code = sealCode(seal.hash);
  return (
    <Link
      href={verifyAddress(tournamentId)}
      className={styles.chip}
      aria-label={t('seals.dayLabel', { day, code })}
    >
      <SealFace hash={seal.hash} />
      <span>
        <small className={styles.name}>{t('seals.day', { day })}</small>
        <span className={styles.code}>{code}</span>
      </span>
    </Link>
  );
}
