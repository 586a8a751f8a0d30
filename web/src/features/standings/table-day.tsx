import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Select } from '../../ui/forms/select.tsx';
import styles from './tournament-standings.module.css';

interface TableDayProps {
  /** How many match days have a table. */
  days: number;
  total: number;
  day: number;
  onChoose: (day: number) => void;
}

/** After which match day the table stands; another one can be chosen where there is another. */
export function TableDay({ days, total, day, onChoose }: TableDayProps) {
  const { t } = useTranslation();
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow().matches);
  if (days === 0) return t('standings.before');
  if (days === 1) return t('standings.after', { day, total });
  const choices = Array.from({ length: days }, (_, index) => days - index);
  return (
    <Select
      aria-label={t('standings.choose')}
      className={styles.day}
      value={day}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {isNarrow
            ? t('standings.afterShort', { day: choice, total })
            : t('standings.after', { day: choice, total })}
        </option>
      ))}
    </Select>
  );
}

// The words of a choice cannot be hidden by a stylesheet.
function narrow(): MediaQueryList {
  return window.matchMedia('(max-width: 720px)');
}

function watchWidth(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
