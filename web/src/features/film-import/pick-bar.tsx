import { CircleAlert } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './pick-bar.module.css';
import type { Picks } from './picks.ts';
import type { Quota } from './quota.ts';

interface PickBarProps {
  picks: Picks;
  quota: Quota;
  onAdd: () => void;
}

/** How many places the picks take, always in sight; and why one more is not taken. */
export function PickBar({ picks: { chosen, free, refusals }, quota, onAdd }: PickBarProps) {
  const { t } = useTranslation();
  const { used, allowed } = quota;
  const count = chosen.size;
  const part = (films: number) => ({ flexGrow: allowed === 0 ? 0 : films / allowed });
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.quota}>
          <div className={styles.words}>
            <span>{t('filmImport.review.bar', { used, picked: count })}</span>
            <b>{`${used + count}/${allowed}`}</b>
          </div>
          <div className={styles.places} aria-hidden>
            <span className={styles.had} style={part(Math.min(used, allowed))} />
            <span className={styles.chosen} style={part(count)} />
            <span style={part(Math.max(0, free - count))} />
          </div>
          <output className={styles.why}>
            {refusals > 0 && (
              // Said again for each further try.
              <span key={refusals}>
                <CircleAlert {...textIcon} />
                {free === 0
                  ? t('filmImport.review.noPlaces')
                  : t('filmImport.review.noRoom', { count: free })}
              </span>
            )}
          </output>
        </div>
        <Button size="large" disabled={count === 0} onClick={onAdd}>
          {count === 0 ? t('filmImport.review.addNone') : t('filmImport.review.add', { count })}
        </Button>
      </div>
    </div>
  );
}
