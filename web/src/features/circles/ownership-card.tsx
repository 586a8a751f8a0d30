import type { Circle, CircleTournament } from '@girone/contract/circles';
import { pages } from '@girone/contract/pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack, Row } from '../../ui/layout/layout.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { circleTournamentsQuery, concerns, membersQuery } from './circles.queries.ts';
import { TransferOwnership } from './transfer-ownership.tsx';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface OwnershipCardProps {
  circle: Circle;
  viewerId: number;
}

/** What only the owner can do, and admins of the site. */
export function OwnershipCard({ circle, viewerId }: OwnershipCardProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<'transfer' | 'delete' | null>(null);
  const { data: members } = useQuery(membersQuery(circle.id));
  const { data: tournaments } = useQuery(circleTournamentsQuery(circle.id));
  const others = members?.filter(({ id }) => id !== circle.ownerId);
  const close = () => setQuestion(null);
  return (
    <Card as="section" flush aria-label={t('circles.ownership.title')}>
      <CardHead level={2} title={t('circles.ownership.title')} />
      <CardBody>
        <Stack gap={4}>
          <p>{t('circles.ownership.text')}</p>
          <Row wrap>
            {/* What has not arrived cannot be told. */}
            <Button
              variant="secondary"
              disabled={others === undefined}
              onClick={() => setQuestion('transfer')}
            >
              {t('circles.ownership.transfer')}
            </Button>
            <Button
              variant="danger"
              disabled={tournaments === undefined}
              onClick={() => setQuestion('delete')}
            >
              {t('circles.ownership.delete')}
            </Button>
          </Row>
        </Stack>
        {question === 'transfer' && others !== undefined && (
          <TransferOwnership
            circle={circle}
            isOwner={circle.ownerId === viewerId}
            others={others}
            onClose={close}
          />
        )}
        {question === 'delete' && tournaments !== undefined && (
          <Deletion circle={circle} tournaments={tournaments} onClose={close} />
        )}
      </CardBody>
    </Card>
  );
}

interface DeletionProps {
  circle: Circle;
  tournaments: readonly CircleTournament[];
  onClose: () => void;
}

/** Names what goes with the circle before it goes, and what stays. */
function Deletion({ circle, tournaments, onClose }: DeletionProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const deleting = useMutation({
    mutationFn: () =>
      callApi('DELETE /api/circles/:circleId', { params: { circleId: String(circle.id) } }),
    onSuccess() {
      showToast({ title: t('circles.ownership.deleted') });
      navigate(pages.circles, { replace: true });
      // Asked for again where they are drawn next; here nothing of it is left to ask for.
      queryClient.removeQueries({ predicate: ({ queryKey }) => concerns(circle.id, queryKey) });
    },
    onError(error) {
      showToast({
        title: t('circles.error'),
        description: failure(error),
        variant: 'destructive',
      });
      // A refusal mostly means that the circle has moved on since it was drawn.
      void refresh(circle.id);
    },
  });
  const played = tournaments.filter(({ status }) => status === 'completed').length;
  const unplayed = tournaments.length - played;
  const running = tournaments.find(({ status }) => status === 'active');
  if (running !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('circles.ownership.runningTitle')}
        description={t('circles.ownership.running', { championship: running.name })}
        closeLabel={t('shared.close')}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {t('shared.close')}
          </Button>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('circles.ownership.deleteTitle', { name: circle.name })}
      confirmLabel={t('circles.ownership.delete')}
      cancelLabel={t('shared.cancel')}
      pending={deleting.isPending}
      pendingLabel={t('circles.ownership.deleting')}
      onConfirm={() => deleting.mutate()}
    >
      <p>{t('circles.ownership.deleteMembers', { count: circle.memberCount })}</p>
      {unplayed > 0 && <p>{t('circles.ownership.deleteChampionships', { count: unplayed })}</p>}
      <p>{t('circles.ownership.deleteRest')}</p>
      {played > 0 && <p>{t('circles.ownership.keepChampionships', { count: played })}</p>}
    </ConfirmDialog>
  );
}
