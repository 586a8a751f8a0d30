import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/forms/select.tsx';

const ends = ['day', 'week', 'month', 'date', 'lifted'] as const;
export type SuspensionChoice = (typeof ends)[number];

/** What is chosen unless somebody says otherwise. */
export const firstEnd: SuspensionChoice = 'week';

const dayMs = 86_400_000;
const daysOf = { day: 1, week: 7, month: 30 } as const;

/**
 * Of the field of the last day, which counts to its end, where its chooser is. Nothing chosen is no date,
 * and must not mean for ever.
 */
export const endOfDay = {
  shouldUnregister: true,
  setValueAs: (day: unknown) =>
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
      ? new Date(`${day}T23:59:59`).toISOString()
      : (day ?? ''),
};

/** Counted from the moment at which it is sent; undefined: somebody has to lift it. */
export function suspensionEndOf(
  choice: SuspensionChoice,
  lastDay: string | undefined,
): string | undefined {
  if (choice === 'date') return lastDay;
  if (choice === 'lifted') return undefined;
  return new Date(Date.now() + daysOf[choice] * dayMs).toISOString();
}

interface SuspensionEndProps {
  choice: SuspensionChoice;
  onChoose: (choice: SuspensionChoice) => void;
  /** Registers the field of the last day with `endOfDay`; it is there only while a day is to be chosen. */
  registerLastDay: () => UseFormRegisterReturn;
  error: string | undefined;
}

/** How long a suspension lasts. */
export function SuspensionEnd(props: SuspensionEndProps) {
  const { choice, onChoose, registerLastDay, error } = props;
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Field label={t('admin.users.end.label')}>
        <Select
          value={choice}
          onChange={({ target }) =>
            onChoose(ends.find((each) => each === target.value) ?? firstEnd)
          }
        >
          {ends.map((each) => (
            <option key={each} value={each}>
              {t(`admin.users.end.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {choice === 'date' && (
        <Field
          label={t('admin.users.end.lastDay')}
          hint={t('admin.users.end.lastDayHint')}
          error={error}
        >
          <Input type="date" {...registerLastDay()} />
        </Field>
      )}
    </Stack>
  );
}
