import type { EditProfileBody, Profile } from '@girone/contract/profiles';
import { limits } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './edit-profile.module.css';
import { useRefreshProfiles } from './use-profile-action.ts';

const loadCheck = async () => (await import('./profile-check.ts')).profileCheck;

interface EditProfileProps {
  profile: Profile;
  onClose: () => void;
  onAccountChange: () => void;
}

/** One's own profile, in the place where it is read. */
export function EditProfile({ profile, onClose, onAccountChange }: EditProfileProps) {
  const { t } = useTranslation();
  const save = useSave({ onClose, onAccountChange });
  const { form, errors, failure, isPending, submit } = useContractForm({
    loadCheck,
    defaultValues: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      bio: profile.bio ?? '',
      location: profile.location ?? '',
      website: profile.website ?? '',
      dateOfBirth: profile.dateOfBirth ?? '',
    },
    fallback: t('profile.edit.failed'),
    send: save,
  });
  const used = (form.watch('bio') ?? '').trim().length;
  return (
    <Card>
      <form
        noValidate
        aria-label={t('profile.edit.form')}
        onSubmit={submit}
        className={styles.form}
      >
        <div className={styles.two}>
          <Field label={t('profile.edit.firstName')} error={errors.firstName?.message}>
            <Input {...form.register('firstName')} autoComplete="given-name" />
          </Field>
          <Field label={t('profile.edit.lastName')} error={errors.lastName?.message}>
            <Input {...form.register('lastName')} autoComplete="family-name" />
          </Field>
        </div>
        <Field
          label={t('profile.edit.bio')}
          hint={t('profile.edit.bioLeft', { used, max: limits.bio.max })}
          error={errors.bio?.message}
        >
          <Textarea {...form.register('bio')} rows={3} />
        </Field>
        <div className={styles.three}>
          <Field label={t('profile.edit.location')} error={errors.location?.message}>
            <Input {...form.register('location')} autoComplete="address-level2" />
          </Field>
          <Field label={t('profile.edit.website')} error={errors.website?.message}>
            <Input {...form.register('website')} type="url" autoComplete="url" />
          </Field>
          <Field
            label={t('profile.edit.dateOfBirth')}
            hint={t('profile.edit.dateHint')}
            error={errors.dateOfBirth?.message}
          >
            <Input {...form.register('dateOfBirth')} type="date" autoComplete="bday" />
          </Field>
        </div>
        <FormError>{failure}</FormError>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => isPending || onClose()}>
            {t('profile.edit.cancel')}
          </Button>
          <Button type="submit" pending={isPending} pendingLabel={t('profile.edit.saving')}>
            {t('profile.edit.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Sends the form. What concerns a field is said under it, anything else in a notice. */
function useSave({ onClose, onAccountChange }: Omit<EditProfileProps, 'profile'>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const refresh = useRefreshProfiles();

  return async (body: EditProfileBody): Promise<void> => {
    try {
      await callApi('PUT /api/users/profile', { body });
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
      showToast({
        title: t('profile.error'),
        description: failureText(error, t('profile.edit.failed')),
        variant: 'destructive',
      });
      return;
    }
    onAccountChange();
    await refresh();
    onClose();
    showToast({ title: t('profile.edit.done'), description: t('profile.edit.doneText') });
  };
}
