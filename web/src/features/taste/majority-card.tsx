import type { OwnTaste } from '@girone/contract/taste';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { drawSegments, type SegmentKind } from './segments.ts';
import styles from './majority-card.module.css';

const kinds: readonly SegmentKind[] = ['withIt', 'against', 'drawn'];

/** How often the viewer's film won: a ring with a segment for each vote, long ones where it did. */
export function MajorityCard({ majority }: Pick<OwnTaste, 'majority'>) {
  const { t } = useTranslation();
  const { withIt, against, drawn } = majority;
  const votes = withIt + against + drawn;
  const format = currentFormat();
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>{t('taste.majority.title')}</CardTitle>
      <div className={styles.ring}>
        <svg
          viewBox="0 0 200 200"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
          role="img"
          aria-label={t('taste.majority.label', { votes, withIt, against, drawn })}
        >
          {drawSegments(majority).map(({ kind, path }) => (
            <path key={path} d={path} className={styles[kind]} />
          ))}
        </svg>
        <div className={styles.inside} aria-hidden>
          <div className={styles.percent}>
            {Math.round((100 * withIt) / Math.max(1, votes))}
            <small>{t('taste.majority.sign')}</small>
          </div>
          <div className={styles.of}>
            {t('taste.majority.of', { count: votes, times: format.number(withIt) })}
          </div>
        </div>
      </div>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <i className={styles[kind]} />
            {t(`taste.majority.${kind}`)}
            <b>{format.number(majority[kind])}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
