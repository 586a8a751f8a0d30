import type { Tournament } from '@girone/contract/tournaments';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { fromLocalField, toLocalField } from '../../lib/text/local-time.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { announce } from '../../ui/accessibility/announce.ts';

const loadCheck = async () => (await import('./extend-check.ts')).extendCheck;

const presets = ['1', '3', '7'] as const;
type Preset = (typeof presets)[number] | 'other';
const dayMs = 86_400_000;

interface ExtendSetupProps {
  tournament: Tournament;
  onDone: () => void;
  onClose: () => void;
}

/** Gives everybody more time to nominate. */
export function ExtendSetup({ tournament, onDone, onClose }: ExtendSetupProps) {
  const { t } = useTranslation();
  const [opened] = useState(() => Math.floor(Date.now() / 60_000) * 60_000);
  const extension = useContractForm({
    loadCheck,
    defaultValues: { preparationDeadline: after(opened, '3') },
    fallback: t('setup.extend.failed'),
    async send(body) {
      await callApi('PATCH /api/tournaments/:tournamentId', {
        params: { tournamentId: String(tournament.id) },
        body,
      });
      announce(t('setup.extend.done'));
      onClose();
      onDone();
    },
  });
  const { form, errors } = extension;
  const deadline = form.watch('preparationDeadline');

  function choose(time: string): void {
    form.setValue('preparationDeadline', time, { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <FormDialog
      title={t('setup.extend.title')}
      description={t('setup.extend.text')}
      submitLabel={t('setup.extend.submit')}
      pendingLabel={t('setup.extend.pending')}
      contractForm={extension}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t('setup.extend.label')} error={errors.preparationDeadline?.message}>
          <Input
            type="datetime-local"
            min={toLocalField(opened)}
            value={toLocalField(deadline)}
            onChange={({ target }) => choose(fromLocalField(target.value) ?? '')}
          />
        </Field>
        <Segment<Preset>
          block
          label={t('setup.extend.presets')}
          options={presets.map((days) => ({
            value: days,
            label: t('setup.extend.days', { count: Number(days) }),
          }))}
          value={presets.find((days) => deadline === after(opened, days)) ?? 'other'}
          onValueChange={(days) => choose(after(opened, days))}
        />
      </Stack>
    </FormDialog>
  );
}

function after(instant: number, days: string): string {
  return new Date(instant + Number(days) * dayMs).toISOString();
}
