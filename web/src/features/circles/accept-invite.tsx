import type { Invitation } from '@girone/contract/circle-invites';
import { pages } from '@girone/contract/pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogIn } from '../../ui/images/icons.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { inviteQuery } from './circles.queries.ts';
import styles from './invite-page.module.css';
import { takePendingInvite } from './pending-invite.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface AcceptInviteProps {
  token: string;
  invitation: Invitation;
}

/** The way in for somebody who is signed in; whoever came over the login has said yes already. */
export function AcceptInvite({ token, invitation }: AcceptInviteProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const [, navigate] = useLocation();
  const { memberOf, hasNoRoom } = invitation;
  const accepting = useMutation({
    mutationFn: () => callApi('POST /api/invites/accept', { body: { token } }),
    onSuccess({ id, name }) {
      showToast({
        title: t('invites.page.joined'),
        description: t('invites.page.joinedText', { name }),
      });
      void refresh(id);
      navigate(circleAddress(id), { replace: true });
    },
    onError() {
      // Used up, joined elsewhere, no place left: what the invite shows now says it.
      void queryClient.invalidateQueries({ queryKey: inviteQuery(token, true).queryKey });
    },
  });
  const goOn = useEffectEvent(() => {
    if (!takePendingInvite(token)) return;
    if (memberOf !== null) navigate(circleAddress(memberOf), { replace: true });
    else if (!hasNoRoom) accepting.mutate();
  });
  useEffect(() => goOn(), []);

  if (memberOf !== null) {
    return (
      <>
        <p className={styles.lead}>{t('invites.page.member')}</p>
        <div className={styles.actions}>
          <ButtonLink size="large" href={circleAddress(memberOf)}>
            {t('invites.page.open')}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (hasNoRoom) {
    return (
      <>
        <p className={styles.lead}>{t('invites.page.full')}</p>
        <div className={styles.actions}>
          <ButtonLink size="large" href={pages.circles} variant="secondary">
            {t('invites.page.toCircles')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="large"
          icon={<LogIn {...buttonIcon} />}
          ignoresDoubleClick
          pending={accepting.isPending}
          pendingLabel={t('invites.page.joining')}
          onClick={() => accepting.mutate()}
        >
          {t('invites.page.join')}
        </Button>
      </div>
      <p className={styles.hint}>{t('invites.page.joinText')}</p>
      {accepting.error !== null && <FormError>{failure(accepting.error)}</FormError>}
    </>
  );
}
