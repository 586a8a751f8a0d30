import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { inviteAddress } from '../../domain/circle/circle-address.ts';
import { CopyField } from '../../lib/copy/copy-field.tsx';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { InviteChoices, useInviteChoices } from './invite-choices.tsx';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface NewInviteProps {
  circleId: number;
  onClose: () => void;
}

/** Makes an invite link and shows it. */
export function NewInvite({ circleId, onClose }: NewInviteProps) {
  const { t } = useTranslation();
  const formId = useId();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const { body, choices } = useInviteChoices();
  const making = useMutation({
    mutationFn: () =>
      callApi('POST /api/circles/:circleId/invites', {
        params: { circleId: String(circleId) },
        body,
      }),
    onSuccess: () => void refresh(circleId),
  });

  /** Nobody leaves while it is on its way. */
  function leave(): void {
    if (!making.isPending) onClose();
  }

  // One dialog from the question to the link: the way back for the focus stays the same.
  const token = making.data?.token;
  if (token !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('circles.invites.createTitle')}
        closeLabel={t('shared.close')}
        footer={<Button onClick={onClose}>{t('circles.invites.done')}</Button>}
      >
        <InviteLinkField token={token} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('circles.invites.createTitle')}
      description={t('circles.invites.createText')}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('shared.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={making.isPending}
            pendingLabel={t('circles.invites.creating')}
          >
            {t('circles.invites.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <InviteChoices {...choices} />
      </form>
      <FormError>
        {making.error && failure(making.error, t('circles.invites.createFailed'))}
      </FormError>
    </Dialog>
  );
}

interface ShownInviteProps {
  token: string;
  onClose: () => void;
}

/** One of before, to be copied once more. */
export function ShownInvite({ token, onClose }: ShownInviteProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('circles.invites.link')}
      closeLabel={t('shared.close')}
      footer={<Button onClick={onClose}>{t('circles.invites.done')}</Button>}
    >
      <InviteLinkField token={token} />
    </Dialog>
  );
}

function InviteLinkField({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <CopyField
      selected
      label={t('circles.invites.link')}
      hint={t('circles.invites.again')}
      value={new URL(inviteAddress(token), window.location.origin).href}
    />
  );
}
