import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import type { Assessment } from './assessed-season.ts';
import styles from './exclusions-card.module.css';

/** Beyond this the dots would be a wall, and the figure above them says it. */
const mostDots = 40;

/** The season without one voter at a time: one number, since more would tell who they are. */
export function ExclusionsCard({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const { exclusions, voters } = assessment;
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>{t('robustness.exclusions.title')}</CardTitle>
      {exclusions === null ? (
        <p className={styles.words}>{t('robustness.exclusions.tooFew', { count: voters })}</p>
      ) : (
        <Figures {...exclusions} />
      )}
      <p className={styles.note}>{t('robustness.exclusions.fromFive')}</p>
    </Card>
  );
}

function Figures({ voters, same }: { voters: number; same: number }) {
  const { t } = useTranslation();
  const changed = voters - same;
  return (
    <>
      <p className={styles.figure}>
        {same} <small>{t('robustness.exclusions.of', { total: voters })}</small>
      </p>
      {voters <= mostDots && (
        <div className={styles.dots} aria-hidden>
          {Array.from({ length: voters }, (_, index) => (
            <i key={index} className={joinClasses(index >= same && styles.off)} />
          ))}
        </div>
      )}
      <p className={styles.words}>
        {t('robustness.exclusions.played', { count: voters })}{' '}
        {t('robustness.exclusions.changed', { count: changed })}
      </p>
    </>
  );
}
