import type { CircleMember } from '@girone/contract/circles';
import { ArrowUp } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { mayExpel, type Rights } from './circle-rights.ts';
import { MemberList } from './member-list.tsx';
import { useCircleAction } from './use-circle-action.ts';

interface MemberPanelProps {
  circleId: number;
  rights: Rights;
}

/** Who is in, what they are, and what the viewer may make of them. */
export function MemberPanel({ circleId, rights }: MemberPanelProps) {
  const { t } = useTranslation();
  return (
    <MemberList circleId={circleId} title={t('circles.manage.members')}>
      {(member) => <MemberActions circleId={circleId} member={member} rights={rights} />}
    </MemberList>
  );
}

interface MemberActionsProps {
  circleId: number;
  member: CircleMember;
  rights: Rights;
}

function MemberActions({ circleId, member, rights }: MemberActionsProps) {
  const isFixed = member.role === 'admin';
  return (
    <>
      {rights.role === 'admin' && !isFixed && <RoleChange circleId={circleId} member={member} />}
      {mayExpel(member, rights) && <Expulsion circleId={circleId} member={member} />}
    </>
  );
}

type ActionProps = Omit<MemberActionsProps, 'rights'>;

/** One button for both ways, so that the focus stays on it when it turns. */
function RoleChange({ circleId, member }: ActionProps) {
  const { t } = useTranslation();
  const { id, username, role } = member;
  const isModerator = role === 'moderator';
  const request = { params: { circleId: String(circleId) }, body: { userId: id } };
  const change = useCircleAction<CircleMember['role']>({
    circleId,
    act: (current) =>
      current === 'moderator'
        ? callApi('POST /api/circles/:circleId/demote-moderator', request)
        : callApi('POST /api/circles/:circleId/promote-moderator', request),
    said: (before) => ({
      title: t('circles.success'),
      description:
        before === 'moderator' ? t('circles.manage.demoted') : t('circles.manage.promoted'),
    }),
  });
  const named = { name: username };
  return (
    <Button
      size="small"
      variant="secondary"
      icon={isModerator ? undefined : <ArrowUp {...textIcon} />}
      aria-label={
        isModerator
          ? t('circles.manage.demoteNamed', named)
          : t('circles.manage.promoteNamed', named)
      }
      pending={change.isPending}
      onClick={() => change.mutate(role)}
    >
      {isModerator ? t('circles.manage.demote') : t('circles.manage.promote')}
    </Button>
  );
}

function Expulsion({ circleId, member }: ActionProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const name = member.username;
  const expel = useCircleAction({
    circleId,
    act: () =>
      callApi('DELETE /api/circles/:circleId/members/:userId', {
        params: { circleId: String(circleId), userId: String(member.id) },
      }),
    spoken: t('circles.manage.expelled', { name }),
    onShown: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        variant="danger"
        aria-label={t('circles.manage.expelNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('circles.manage.expel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        danger
        title={t('circles.manage.expelTitle', { name })}
        confirmLabel={t('circles.manage.expel')}
        cancelLabel={t('shared.cancel')}
        pending={expel.isPending}
        pendingLabel={t('circles.manage.expelling')}
        onConfirm={() => expel.mutate()}
      >
        {t('circles.manage.expelText')}
      </ConfirmDialog>
    </>
  );
}
