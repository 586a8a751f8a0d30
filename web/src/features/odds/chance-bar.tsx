import type { Odds } from '@girone/contract/odds';
import { Ban, Crown } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './odds.module.css';

type Fact = NonNullable<Odds['films'][number]['fact']>;

/** A chance of the title as a bar; what is certain is said instead. */
export function ChanceBar({ chance, fact }: { chance: number; fact: Fact | null }) {
  const { t } = useTranslation();
  if (fact === null) {
    return (
      <span className={styles.track} aria-hidden>
        <i style={{ inlineSize: `max(2px, ${(100 * chance).toFixed(1)}%)` }} />
      </span>
    );
  }
  return (
    <span className={fact === 'champion' ? styles.sure : styles.gone}>
      {fact === 'champion' ? <Crown {...textIcon} /> : <Ban {...textIcon} />}
      {t(`odds.fact.${fact}`)}
    </span>
  );
}
