import { useTranslation } from '../../i18n/use-translation.ts';
import { FilmOptions } from './film-options.tsx';
import type { Pick, PickAct } from './picks.ts';
import styles from './review-rows.module.css';
import type { ReviewRow } from './sort-out.ts';

interface UnsureRowProps {
  row: ReviewRow;
  pick: Pick | undefined;
  act: (act: PickAct) => void;
}

export function UnsureRow({ row: { line, answer }, pick, act }: UnsureRowProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <span>{t('filmImport.review.row', { row: line.row })}</span>
        <b>{line.text}</b>
      </legend>
      <FilmOptions
        films={answer.films}
        typed={line}
        pick={pick}
        onPick={(next) => act({ kind: 'pick', row: line.row, pick: next })}
      />
    </fieldset>
  );
}
