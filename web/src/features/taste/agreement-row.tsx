import type { TasteNeighbour } from '@girone/contract/taste';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './agreement-row.module.css';

interface AgreementRowProps {
  person: Pick<TasteNeighbour, 'username' | 'profileImageUrl' | 'agreement' | 'commonMatches'>;
  name: ReactNode;
}

/** Somebody, and how much the viewer and they agree. */
export function AgreementRow({ person, name }: AgreementRowProps) {
  const { t } = useTranslation();
  const { username, profileImageUrl, agreement, commonMatches } = person;
  return (
    <div className={styles.row}>
      <Avatar username={username} src={profileImageUrl} />
      <span className={styles.words}>
        <b>{name}</b>
        <span>{t('taste.map.common', { count: commonMatches })}</span>
      </span>
      <span className={styles.track} aria-hidden>
        <i style={{ inlineSize: `${agreement}%` }} />
      </span>
      <span className={styles.percent}>{t('taste.map.percent', { value: agreement })}</span>
    </div>
  );
}
