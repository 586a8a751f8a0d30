import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';
import { ownProfileQuery } from './settings.queries.ts';

/** Whether everybody sees the profile, or only those whom its owner lets in. */
export function PrivacySection({ username }: { username: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const own = ownProfileQuery(username);
  const query = useQuery(own);
  const change = useMutation({
    mutationFn: (isPrivate: boolean) =>
      callApi('PATCH /api/users/settings', { body: { isPrivate } }),
    async onSuccess(_user, isPrivate) {
      await queryClient.invalidateQueries({ queryKey: own.queryKey });
      showToast({
        title: isPrivate ? t('settingsPage.private.on') : t('settingsPage.private.off'),
      });
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
      <Loaded query={query} height={44}>
        {({ isPrivate }) => (
          <Checkbox
            label={t('settingsPage.private.label')}
            // As it will be, until there is an answer.
            checked={change.isPending ? change.variables : isPrivate}
            onChange={({ target }) => {
              if (!change.isPending) change.mutate(target.checked);
            }}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
