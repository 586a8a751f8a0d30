import { limits } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { endOfDay, SuspensionEnd } from '../../domain/moderation/suspension-end.tsx';
import { wholeNumber } from '../../lib/contract-form/typed-values.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { ActForm } from './use-act-form.ts';
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
        <SuspensionEnd
          choice={end}
          onChoose={setEnd}
          registerLastDay={() => form.register('suspendedUntil', endOfDay)}
          error={errors.suspendedUntil?.message}
        />
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
