import { sealCode } from '@girone/championship/ballots/seal-face';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './seal-chip.module.css';
import { SealFace } from './seal-face.tsx';
import { sealsQuery } from './seal-queries.ts';
import { useSealEvents } from './use-seal-events.ts';
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

/** The same of a day whose seal is still to be asked for. Of a day without one there is nothing. */
export function DaySeal({ tournamentId, day }: Omit<SealChipProps, 'seal'>) {
  const { data } = useQuery(sealsQuery(tournamentId));
  useSealEvents(tournamentId);
  const seal = data?.seals.find(({ kind, matchDay }) => kind === 'day' && matchDay === day);
  if (seal === undefined) return null;
  return <SealChip tournamentId={tournamentId} day={day} seal={seal.hash} />;
}
