import { limits } from '@girone/contract/rules';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

interface ReasonFieldProps extends ComponentProps<'textarea'> {
  error: string | undefined;
  /** Who reads it; by default the log alone. */
  hint?: string | undefined;
}

/** Why something is done: `<ReasonField {...form.register('reason')} error={errors.reason?.message} />`. */
export function ReasonField({ error, hint, ...native }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('admin.reason.label')} hint={hint ?? t('admin.reason.logged')} error={error}>
      <Textarea rows={3} maxLength={limits.adminReason.max} {...native} />
    </Field>
  );
}
