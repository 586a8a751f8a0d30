import type { InviteLink } from '@girone/contract/circle-invites';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { InviteChoices, useInviteChoices } from './invite-choices.tsx';
import styles from './invite-dialog.module.css';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface InviteTermsProps {
  invite: InviteLink;
  isEnding: boolean;
  onEnd: () => void;
  onRenewed: () => void;
}

/** How many have come by the link, until when it works, and what can be done about it. */
export function InviteTerms({ invite, isEnding, onEnd, onRenewed }: InviteTermsProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'terms' | 'renew' | 'end'>('terms');
  const format = currentFormat();
  if (view === 'renew') {
    return (
      <RenewInvite
        circleId={invite.circleId}
        onBack={() => setView('terms')}
        onRenewed={onRenewed}
      />
    );
  }
  const used = { uses: format.number(invite.uses), max: format.number(invite.maxUses) };
  return (
    <div className={styles.terms}>
      <dl>
        <div>
          <dt>{t('invites.dialog.used')}</dt>
          <dd>{t('invites.dialog.usedOf', used)}</dd>
        </div>
        <div>
          <dt>{t('invites.dialog.until')}</dt>
          <dd>{format.shortDay(invite.expiresAt)}</dd>
        </div>
      </dl>
      <div className={styles.changes}>
        <Button variant="ghost" size="small" onClick={() => setView('renew')}>
          {t('invites.dialog.renew')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setView('end')}>
          {t('circles.invites.end')}
        </Button>
      </div>
      <ConfirmDialog
        open={view === 'end'}
        onOpenChange={() => setView('terms')}
        danger
        title={t('circles.invites.endTitle')}
        confirmLabel={t('circles.invites.endConfirm')}
        cancelLabel={t('shared.cancel')}
        pending={isEnding}
        pendingLabel={t('circles.invites.ending')}
        onConfirm={onEnd}
      >
        {t('circles.invites.endText')}
      </ConfirmDialog>
    </div>
  );
}

interface RenewInviteProps {
  circleId: number;
  onBack: () => void;
  onRenewed: () => void;
}

/** Another link, for as many people and as long as is chosen. */
function RenewInvite({ circleId, onBack, onRenewed }: RenewInviteProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const { body, choices } = useInviteChoices();
  const making = useMutation({
    mutationFn: () =>
      callApi('POST /api/circles/:circleId/invites', {
        params: { circleId: String(circleId) },
        body,
      }),
    async onSuccess() {
      onRenewed();
      await refresh(circleId);
      onBack();
    },
  });
  return (
    <div className={styles.renew}>
      <InviteChoices {...choices} />
      <p className={styles.note}>{t('invites.dialog.renewText')}</p>
      <FormError>
        {making.error && failure(making.error, t('circles.invites.createFailed'))}
      </FormError>
      <div className={styles.changes}>
        <Button variant="ghost" size="small" onClick={onBack}>
          {t('invites.dialog.keep')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          ignoresDoubleClick
          pending={making.isPending}
          pendingLabel={t('circles.invites.creating')}
          onClick={() => making.mutate()}
        >
          {t('invites.dialog.make')}
        </Button>
      </div>
    </div>
  );
}
