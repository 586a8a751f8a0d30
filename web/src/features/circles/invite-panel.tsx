import type { CircleInvite } from '@girone/contract/circle-invites';
import { useQuery } from '@tanstack/react-query';
import { Plus } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { invitesQuery } from './circles.queries.ts';
import styles from './invite-panel.module.css';
import { NewInvite, ShownInvite } from './new-invite.tsx';
import { Panel, PanelNote } from './panel.tsx';
import { useCircleAction } from './use-circle-action.ts';

/** The links that let people in without asking. */
export function InvitePanel({ circleId }: { circleId: number }) {
  const { t } = useTranslation();
  const [isCreating, setIsCreating] = useState(false);
  const invites = useQuery(invitesQuery(circleId));
  return (
    <Panel
      title={t('circles.invites.title')}
      tools={
        <>
          <Button
            variant="ghost"
            size="small"
            icon={<Plus {...textIcon} />}
            onClick={() => setIsCreating(true)}
          >
            {t('circles.invites.create')}
          </Button>
          {isCreating && <NewInvite circleId={circleId} onClose={() => setIsCreating(false)} />}
        </>
      }
      query={invites}
      loading={t('circles.invites.loading')}
      failed={t('circles.invites.failed')}
      empty={<PanelNote>{t('circles.invites.none')}</PanelNote>}
    >
      {(open) => (
        <ul>
          {open.map((invite) => (
            <InviteItem key={invite.id} invite={invite} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InviteItem({ invite }: { invite: CircleInvite }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { id, circleId, uses, maxUses, token } = invite;
  const name = invite.createdBy || t('shared.deletedUser');
  const when = currentFormat().dateTime(invite.expiresAt);
  const end = useCircleAction({
    circleId,
    act: () =>
      callApi('DELETE /api/circles/:circleId/invites/:inviteId', {
        params: { circleId: String(circleId), inviteId: String(id) },
      }),
    spoken: t('circles.invites.ended'),
    onShown: () => setIsAsking(false),
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <b>{t('circles.invites.used', { count: uses, max: maxUses })}</b>
        <MetaList
          items={[
            { key: 'until', text: t('circles.invites.expires', { when }) },
            { key: 'by', text: t('circles.invites.by', { name }) },
          ]}
        />
        {token === null && <p className={styles.older}>{t('circles.invites.older')}</p>}
      </div>
      <div className={styles.tools}>
        {token !== null && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('circles.invites.showNamed', { name, when })}
            onClick={() => setIsShown(true)}
          >
            {t('circles.invites.show')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-label={t('circles.invites.endNamed', { name, when })}
          onClick={() => setIsAsking(true)}
        >
          {t('circles.invites.end')}
        </Button>
      </div>
      {token !== null && isShown && <ShownInvite token={token} onClose={() => setIsShown(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        danger
        title={t('circles.invites.endTitle')}
        confirmLabel={t('circles.invites.endConfirm')}
        cancelLabel={t('shared.cancel')}
        pending={end.isPending}
        pendingLabel={t('circles.invites.ending')}
        onConfirm={() => end.mutate()}
      >
        {t('circles.invites.endText')}
      </ConfirmDialog>
    </li>
  );
}
