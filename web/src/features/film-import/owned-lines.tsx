import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './owned-lines.module.css';
import { ShowMore, useShownPart } from './show-more.tsx';
import type { ReviewRow } from './sort-out.ts';

const linesAtOnce = 60;

/** Lines that need nothing: folded up. */
export function OwnedLines({ rows }: { rows: readonly ReviewRow[] }) {
  const { t } = useTranslation();
  const part = useShownPart(rows, linesAtOnce);
  return (
    <details className={styles.owned}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t('filmImport.review.owned')}</h2>
        <span className={styles.count}>{currentFormat().number(rows.length)}</span>
        <ChevronDown {...buttonIcon} className={styles.arrow} />
      </summary>
      <ul className={styles.list}>
        {part.shown.map(({ line, answer }) => (
          <li key={line.row}>{answer.films[0]?.title ?? line.title}</li>
        ))}
      </ul>
      <ShowMore part={part} className={styles.more} />
    </details>
  );
}
