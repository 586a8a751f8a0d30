import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';

const dayMs = 86_400_000;
const days = { day: 1, week: 7, month: 30 } as const;
const choices = ['day', 'week', 'month', 'date', 'open'] as const;
type Choice = (typeof choices)[number];

/** What a suspension starts from where nobody says otherwise. */
const first = 'week';
export const firstEnd = () => endOf(first, '');

interface SuspensionEndProps {
  error: string | undefined;
  /** A moment; undefined where somebody has to lift it; empty where a date is still to be chosen. */
  onChange: (end: string | undefined) => void;
}

/** How long a suspension lasts. */
export function SuspensionEnd({ error, onChange }: SuspensionEndProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>(first);
  const [date, setDate] = useState('');

  function choose(value: string): void {
    const chosen = choices.find((each) => each === value) ?? first;
    setChoice(chosen);
    onChange(endOf(chosen, date));
  }

  return (
    <Stack gap={4}>
      <Field label={t('moderation.suspension.until')} error={choice === 'date' ? undefined : error}>
        <Select value={choice} onChange={({ target }) => choose(target.value)}>
          {choices.map((each) => (
            <option key={each} value={each}>
              {t(`moderation.suspension.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {choice === 'date' && (
        <Field label={t('moderation.suspension.lastDay')} error={error}>
          <Input
            type="date"
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              onChange(endOf('date', target.value));
            }}
          />
        </Field>
      )}
    </Stack>
  );
}

/** A chosen day counts to its end, where the reader is. */
function endOf(choice: Choice, date: string): string | undefined {
  if (choice === 'open') return undefined;
  if (choice !== 'date') return new Date(Date.now() + days[choice] * dayMs).toISOString();
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
}
