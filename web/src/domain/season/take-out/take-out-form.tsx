import { limits } from '@girone/contract/rules';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { announce } from '../../../ui/accessibility/announce.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';

const loadCheck = async () => (await import('./take-out-check.ts')).takeOutCheck;

/** One film by its title, or all that a person has nominated. */
export interface TakenOut {
  tournamentId: number;
  filmIds: readonly number[];
  title?: string;
  person?: string;
}

interface TakeOutFormProps {
  takenOut: TakenOut;
  onDone: () => void;
  onClose: () => void;
}

/** Why films go out of the list: their owner reads it. */
export function TakeOutForm({ takenOut, onDone, onClose }: TakeOutFormProps) {
  const { t } = useTranslation();
  const { tournamentId, filmIds, title, person = '' } = takenOut;
  const count = filmIds.length;
  const takeOutForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '' },
    fallback: t('setup.takeOut.failed'),
    async send({ reason }) {
      await callApi('POST /api/tournaments/:tournamentId/nominations/removals', {
        params: { tournamentId: String(tournamentId) },
        body: { filmIds: [...filmIds], reason },
      });
      onClose();
      announce(t('setup.takeOut.done', { count }));
      onDone();
    },
  });
  const { form, errors } = takeOutForm;
  return (
    <FormDialog
      danger
      title={
        title === undefined
          ? t('setup.takeOut.titlePerson', { name: person })
          : t('setup.takeOut.titleFilm', { title })
      }
      description={t('setup.takeOut.text', { count })}
      submitLabel={t('setup.takeOut.submit')}
      pendingLabel={t('setup.takeOut.pending')}
      contractForm={takeOutForm}
      onClose={onClose}
    >
      <Field
        label={t('setup.takeOut.reason')}
        hint={t('setup.takeOut.hint')}
        error={errors.reason?.message}
      >
        <Textarea {...form.register('reason')} rows={3} maxLength={limits.adminReason.max} />
      </Field>
    </FormDialog>
  );
}
