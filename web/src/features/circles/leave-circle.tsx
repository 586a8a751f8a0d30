import type { Circle } from '@girone/contract/circles';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { manageAddress } from './circles-address.ts';
import { useCircleAction } from './use-circle-action.ts';

interface LeaveCircleProps {
  circle: Circle;
  isOwner: boolean;
}

/** The way out. The owner hears what has to happen first. */
export function LeaveCircle({ circle, isOwner }: LeaveCircleProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = circle;
  const leave = useCircleAction({
    circleId: id,
    act: () => callApi('POST /api/circles/:circleId/leave', { params: { circleId: String(id) } }),
    isLeaving: true,
    spoken: t('circles.leave.done', { name }),
    onShown: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t('circles.mine.leaveNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('circles.mine.leave')}
      </Button>
      {isOwner ? (
        <Dialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('circles.leave.ownerTitle', { name })}
          description={t('circles.leave.ownerText')}
          closeLabel={t('shared.close')}
          footer={
            <>
              <Button variant="ghost" onClick={() => setIsAsking(false)}>
                {t('shared.close')}
              </Button>
              <ButtonLink href={manageAddress(id)}>{t('circles.leave.ownerAction')}</ButtonLink>
            </>
          }
        />
      ) : (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          danger
          title={t('circles.leave.title', { name })}
          confirmLabel={t('circles.leave.confirm')}
          cancelLabel={t('shared.cancel')}
          pending={leave.isPending}
          pendingLabel={t('circles.leave.leaving')}
          onConfirm={() => leave.mutate()}
        >
          {t('circles.leave.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
