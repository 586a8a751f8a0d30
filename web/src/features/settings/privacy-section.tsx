import type { CurrentUser } from '@girone/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';
import { ownProfileKey } from './settings.queries.ts';

interface PrivacySectionProps {
  user: Pick<CurrentUser, 'username' | 'isPrivate'>;
  onUserChange: (user: CurrentUser) => void;
}

/** Whether everybody sees the profile, or only those whom its owner lets in. */
export function PrivacySection({ user, onUserChange }: PrivacySectionProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const change = useMutation({
    mutationFn: (isPrivate: boolean) =>
      callApi('PATCH /api/users/settings', { body: { isPrivate } }),
    onSuccess(changed) {
      onUserChange(changed);
      void queryClient.invalidateQueries({ queryKey: ownProfileKey(user.username) });
      announce(changed.isPrivate ? t('settingsPage.private.on') : t('settingsPage.private.off'));
    },
    onError(error) {
      showToast({
        title: t('settingsPage.private.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <SettingsSection title={t('settingsPage.private.title')} text={t('settingsPage.private.text')}>
      <Checkbox
        label={t('settingsPage.private.label')}
        // As it will be, until there is an answer.
        checked={change.isPending ? change.variables : user.isPrivate}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate(target.checked);
        }}
      />
    </SettingsSection>
  );
}
