import { limits } from '@girone/contract/rules';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../lib/admin-list/reason-field.tsx';
import { wholeNumber } from '../../lib/contract-form/typed-values.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { suspensionEnds, type ActForm } from './use-act-form.ts';
import type { UserAct } from './user-acts.ts';

/** Of what the person concerned is told, the reason is a part. */
const toldActs: ReadonlySet<UserAct> = new Set([
  'suspend',
  'lift',
  'delete',
  'limit',
  'grant',
  'revoke',
]);

/** The last moment of the day that was chosen, where its chooser is. Nothing chosen is no date. */
const endOfDay = {
  shouldUnregister: true,
  setValueAs: (day: unknown) =>
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
      ? new Date(`${day}T23:59:59`).toISOString()
      : day === undefined || day === null
        ? ''
        : day,
};

interface ActFieldsProps {
  act: UserAct;
  actForm: ActForm;
}

export function ActFields({ act, actForm }: ActFieldsProps) {
  const { t } = useTranslation();
  const { form, errors, end, setEnd } = actForm;
  return (
    <Stack gap={4}>
      {act === 'suspend' && (
        <Field label={t('admin.users.end.label')}>
          <Select
            value={end}
            onChange={({ target }) =>
              setEnd(suspensionEnds.find((each) => each === target.value) ?? 'week')
            }
          >
            {suspensionEnds.map((each) => (
              <option key={each} value={each}>
                {t(`admin.users.end.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {act === 'suspend' && end === 'date' && (
        <Field
          label={t('admin.users.end.lastDay')}
          hint={t('admin.users.end.lastDayHint')}
          error={errors.suspendedUntil?.message}
        >
          <Input type="date" {...form.register('suspendedUntil', endOfDay)} />
        </Field>
      )}
      {act === 'limit' && (
        <Field
          label={t('admin.users.limit.label')}
          hint={t('admin.users.limit.hint', { max: limits.filmsAllowed.max })}
          error={errors.maxFilmsAllowed?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.filmsAllowed.max}
            {...form.register('maxFilmsAllowed', wholeNumber)}
          />
        </Field>
      )}
      <ReasonField
        {...form.register('reason')}
        hint={toldActs.has(act) ? t('admin.reason.told') : undefined}
        error={errors.reason?.message}
      />
    </Stack>
  );
}
