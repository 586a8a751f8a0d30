import type { Champions } from '@girone/contract/champions';
import { Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { useChampionNames } from './champion-names.ts';
import styles from './champions-line.module.css';

/** Who has won, on the card of a championship that is over; nothing on any other. */
export function ChampionsLine({ champions }: { champions: Champions | undefined }) {
  const { t } = useTranslation();
  const namesOf = useChampionNames();
  // An answer that was kept from before this was told has none.
  if (champions === undefined || champions.length === 0) return null;
  const films = namesOf(champions);
  return (
    <p className={styles.line}>
      <Trophy {...textIcon} />
      <span className={styles.names}>
        {t('shared.champions.names', { count: champions.length, films })}
      </span>
    </p>
  );
}
