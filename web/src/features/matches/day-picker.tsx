import { ChevronLeft, ChevronRight } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Select } from '../../ui/forms/select.tsx';
import styles from './day-picker.module.css';
import { useDayName } from './use-day-name.ts';

interface DayPickerProps {
  total: number;
  /** The open day has a place of its own and is not for choosing. */
  except: number | null;
  day: number;
  onChoose: (day: number) => void;
}

export function DayPicker({ total, except, day, onChoose }: DayPickerProps) {
  const { t } = useTranslation();
  const dayName = useDayName(total);
  const days = Array.from({ length: total }, (_, index) => index + 1).filter(
    (each) => each !== except,
  );
  const place = days.indexOf(day);
  const previous = days[place - 1];
  const next = days[place + 1];
  return (
    <div className={styles.picker}>
      <IconButton
        label={t('matches.days.previous')}
        // It keeps the focus at the first day, where a disabled button would lose it.
        aria-disabled={previous === undefined}
        className={styles.step}
        onClick={() => previous !== undefined && onChoose(previous)}
      >
        <ChevronLeft {...buttonIcon} />
      </IconButton>
      <Select
        aria-label={t('matches.days.label')}
        className={styles.days}
        value={day}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {days.map((each) => (
          <option key={each} value={each}>
            {dayName(each)}
          </option>
        ))}
      </Select>
      <IconButton
        label={t('matches.days.next')}
        aria-disabled={next === undefined}
        className={styles.step}
        onClick={() => next !== undefined && onChoose(next)}
      >
        <ChevronRight {...buttonIcon} />
      </IconButton>
    </div>
  );
}
