import type { AdminTournament } from '@girone/contract/admin-seasons';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { fromLocalField, toLocalField } from '../../lib/text/local-time.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { useAfterAct } from './use-after-act.ts';

const loadCheck = async () => (await import('./season-checks.ts')).extensionCheck;

/** Hours. */
const presets = ['12', '24', '48'] as const;
type Preset = (typeof presets)[number] | 'other';
const hourMs = 3_600_000;

interface ExtendDayDialogProps {
  season: AdminTournament;
  onClose: () => void;
}

/** Keeps the open match day open until another time. */
export function ExtendDayDialog({ season, onClose }: ExtendDayDialogProps) {
  const { t } = useTranslation();
  const finish = useAfterAct(onClose);
  const { id, name, currentMatchDay: day, dayClosesAt } = season;
  const [opened] = useState(() => Date.now());
  // A day that is overdue or has no end is given its hours from now on.
  const planned = Math.max(opened, dayClosesAt === null ? 0 : Date.parse(dayClosesAt));
  const extension = useContractForm({
    loadCheck,
    defaultValues: { matchDay: day, closesAt: after(planned, '24'), reason: '' },
    fallback: t('shared.failure.fallback'),
    async send(body) {
      await callApi('POST /api/admin/tournaments/:tournamentId/extend-day', {
        params: { tournamentId: String(id) },
        body,
      });
      await finish(t('admin.seasons.acts.extend.done', { name, day }));
    },
  });
  const { form, errors } = extension;
  const closesAt = form.watch('closesAt');

  function choose(time: string): void {
    form.setValue('closesAt', time, { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <FormDialog
      title={t('admin.seasons.acts.extend.title', { name, day })}
      description={t('admin.seasons.acts.extend.text')}
      submitLabel={t('admin.seasons.acts.extend.submit')}
      pendingLabel={t('admin.users.working')}
      contractForm={extension}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field
          label={t('admin.seasons.extend.label')}
          hint={
            dayClosesAt === null
              ? t('admin.seasons.extend.noTimeNow')
              : t('admin.seasons.extend.closesNow', { time: currentFormat().dateTime(dayClosesAt) })
          }
          error={errors.closesAt?.message}
        >
          <Input
            type="datetime-local"
            min={toLocalField(opened)}
            value={toLocalField(closesAt)}
            onChange={({ target }) => choose(fromLocalField(target.value) ?? '')}
          />
        </Field>
        <Segment<Preset>
          block
          label={t('admin.seasons.extend.presets')}
          options={presets.map((hours) => ({
            value: hours,
            label: t('admin.seasons.extend.hours', { hours }),
          }))}
          value={presets.find((hours) => closesAt === after(planned, hours)) ?? 'other'}
          onValueChange={(hours) => choose(after(planned, hours))}
        />
        <ReasonField {...form.register('reason')} error={errors.reason?.message} />
      </Stack>
    </FormDialog>
  );
}

function after(instant: number, hours: string): string {
  return new Date(instant + Number(hours) * hourMs).toISOString();
}
