import type { CurrentUser } from '@girone/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { tasteMapsKey } from './taste.queries.ts';

export interface TasteViewer {
  user: Pick<CurrentUser, 'username' | 'firstName' | 'lastName' | 'profileImageUrl' | 'showsTaste'>;
  onUserChange: (user: CurrentUser) => void;
}

interface TasteSwitchProps {
  viewer: TasteViewer;
  /** How many see the viewer, where that is known. */
  seenBy?: number | undefined;
  className?: string | undefined;
  /** It stands in the place of the one that was pressed, which is gone. */
  takesFocus?: boolean | undefined;
}

/** Whether others find the viewer on maps of tastes, and the viewer them. */
export function TasteSwitch({ viewer, seenBy, className, takesFocus = false }: TasteSwitchProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const change = useMutation({
    mutationFn: (showsTaste: boolean) =>
      callApi('PATCH /api/users/settings', { body: { showsTaste } }),
    async onSuccess(changed) {
      viewer.onUserChange(changed);
      announce(changed.showsTaste ? t('taste.switch.nowOn') : t('taste.switch.nowOff'));
      await queryClient.invalidateQueries({ queryKey: tasteMapsKey });
    },
    onError(error) {
      showToast({
        title: t('taste.switch.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  // As it will be, until there is an answer.
  const isOn = change.isPending ? change.variables : viewer.user.showsTaste;
  const on =
    seenBy === undefined ? t('taste.switch.on') : t('taste.switch.seen', { count: seenBy });
  return (
    <Switch
      ref={takesFocus ? focusIfNothingHasIt : undefined}
      label={t('taste.switch.label')}
      state={isOn ? on : t('taste.switch.off')}
      checked={isOn}
      onChange={(checked) => {
        if (!change.isPending) change.mutate(checked);
      }}
      className={className}
    />
  );
}

function focusIfNothingHasIt(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
