import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { CardTitle } from '../../ui/layout/card.tsx';
import styles from './owned-lines.module.css';
import { ShowMore, useShownPart } from './show-more.tsx';
import type { ReviewRow } from './sort-out.ts';

const linesAtOnce = 60;

/** Lines that need nothing: folded up. */
export function OwnedLines({ rows }: { rows: readonly ReviewRow[] }) {
  const { t } = useTranslation();
  const part = useShownPart(rows, linesAtOnce);
  return (
    <Disclosure
      framed
      title={<CardTitle level={2}>{t('filmImport.review.owned')}</CardTitle>}
      note={currentFormat().number(rows.length)}
    >
      <ul className={styles.list}>
        {part.shown.map(({ line, answer }) => (
          <li key={line.row}>{answer.films[0]?.title ?? line.title}</li>
        ))}
      </ul>
      <ShowMore part={part} className={styles.more} />
    </Disclosure>
  );
}
