import type { ImportedFilm } from '@girone/contract/film-import';
import { Check, CircleQuestionMark, Film as FilmIcon, SearchX } from '../../ui/images/icons.ts';
import { useReducer } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Stats } from '../../ui/layout/stats.tsx';
import { FoundFilms } from './found-films.tsx';
import { OwnedLines } from './owned-lines.tsx';
import { PickBar } from './pick-bar.tsx';
import { changePicks, startPicks } from './picks.ts';
import { freePlaces, type Quota } from './quota.ts';
import styles from './review-sections.module.css';
import { ShowMore, useShownPart } from './show-more.tsx';
import type { Review, ReviewRow } from './sort-out.ts';
import { UnknownRow } from './unknown-row.tsx';
import { UnsureRow } from './unsure-row.tsx';

const rowsAtOnce = 30;

interface ReviewSectionsProps {
  review: Review;
  quota: Quota;
  onAdd: (films: readonly ImportedFilm[]) => void;
}

/** In doubt first, then what can be picked, then what nobody knows, then what is there already. */
export function ReviewSections({ review, quota, onAdd }: ReviewSectionsProps) {
  const { t } = useTranslation();
  const { found, unsure, unknown, owned, merged } = review;
  const [picks, act] = useReducer(changePicks, null, () => startPicks(freePlaces(quota), found));
  const format = currentFormat();
  const counts = [
    { key: 'found', icon: <Check {...textIcon} />, rows: found },
    { key: 'unsure', icon: <CircleQuestionMark {...textIcon} />, rows: unsure },
    { key: 'unknown', icon: <SearchX {...textIcon} />, rows: unknown },
    { key: 'owned', icon: <FilmIcon {...textIcon} />, rows: owned },
  ] as const;
  return (
    <div className={styles.sections}>
      <Stats
        boxed
        items={counts.map(({ key, icon, rows }) => ({
          key,
          label: (
            <span className={styles.label}>
              {icon}
              {t(`filmImport.review.${key}`)}
            </span>
          ),
          value: (
            <span className={key === 'unsure' && rows.length > 0 ? styles.asks : undefined}>
              {format.number(rows.length)}
            </span>
          ),
        }))}
      />
      {merged > 0 && (
        <p className={styles.note}>
          {t('filmImport.review.merged', { count: merged, figure: format.number(merged) })}
        </p>
      )}
      {unsure.length > 0 && (
        <RowsSection
          title={t('filmImport.review.unsure')}
          hint={t('filmImport.review.unsureHint')}
          rows={unsure}
        >
          {(row) => (
            <UnsureRow
              key={row.line.row}
              row={row}
              pick={picks.chosen.get(row.line.row)}
              act={act}
            />
          )}
        </RowsSection>
      )}
      {found.length > 0 && <FoundFilms found={found} picks={picks} act={act} />}
      {found.length + unsure.length + unknown.length === 0 && (
        <p className={styles.note}>{t('filmImport.review.nothing')}</p>
      )}
      {unknown.length > 0 && (
        <RowsSection title={t('filmImport.review.unknown')} rows={unknown}>
          {(row) => (
            <UnknownRow
              key={row.line.row}
              line={row.line}
              pick={picks.chosen.get(row.line.row)}
              act={act}
            />
          )}
        </RowsSection>
      )}
      {owned.length > 0 && <OwnedLines rows={owned} />}
      <PickBar
        picks={picks}
        quota={quota}
        onAdd={() => onAdd([...picks.chosen.values()].map(({ film }) => film))}
      />
    </div>
  );
}

interface RowsSectionProps {
  title: string;
  hint?: string;
  rows: readonly ReviewRow[];
  children: (row: ReviewRow) => React.ReactNode;
}

function RowsSection({ title, hint, rows, children }: RowsSectionProps) {
  const part = useShownPart(rows, rowsAtOnce);
  return (
    <Card as="section" flush aria-label={title}>
      <CardHead level={2} title={title}>
        {hint !== undefined && <span>{hint}</span>}
        <b>{currentFormat().number(rows.length)}</b>
      </CardHead>
      {part.shown.map(children)}
      <ShowMore part={part} className={styles.more} />
    </Card>
  );
}
