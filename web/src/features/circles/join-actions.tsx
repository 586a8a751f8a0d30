import type { Circle } from '@girone/contract/circles';
import { Hourglass, KeyRound, LogIn } from '../../ui/images/icons.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { badgeIcon, buttonIcon } from '../../ui/images/icon-sizes.ts';
import { mustAsk, needsApproval } from './circle-rights.ts';
import { LazyRequestAccess } from './lazy-dialogs.tsx';
import { useCircleAction } from './use-circle-action.ts';
import { useHasPassed } from './use-has-passed.ts';
import styles from './join-actions.module.css';

interface JoinActionsProps {
  circle: Circle;
  /** The viewer's places are all taken. */
  isFull: boolean;
  /** The one thing to do on this page. */
  isMain?: boolean | undefined;
}

/** How the viewer gets into a circle: at once, by asking, or not now and why. */
export function JoinActions({ circle, isFull, isMain = false }: JoinActionsProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { viewerRequest } = circle;
  const isRejected = viewerRequest?.status === 'rejected' && mustAsk(circle);
  const mayAskAgainAt = isRejected ? viewerRequest.mayAskAgainAt : null;
  const mayAsk = useHasPassed(mayAskAgainAt);
  const variant = isMain ? 'primary' : 'secondary';

  return (
    // What is in here changes with what the viewer does; the focus stays.
    <div ref={place} tabIndex={-1} className={styles.place}>
      {viewerRequest?.status === 'pending' ? (
        <PendingRequest circle={circle} onWithdrawn={() => place.current?.focus()} />
      ) : mayAskAgainAt !== null && !mayAsk ? (
        <p className={styles.reason}>
          {t('circles.entry.rejected', { when: currentFormat().dateTime(mayAskAgainAt) })}
        </p>
      ) : isFull ? (
        <p className={styles.reason}>{t('circles.entry.full')}</p>
      ) : mustAsk(circle) ? (
        <>
          {!needsApproval(circle) && <p className={styles.reason}>{t('circles.entry.excluded')}</p>}
          <AskForAccess circle={circle} variant={variant} />
        </>
      ) : (
        <JoinAtOnce circle={circle} variant={variant} />
      )}
    </div>
  );
}

interface EntryProps {
  circle: Circle;
  variant: 'primary' | 'secondary';
}

const paramsOf = ({ id }: Circle) => ({ circleId: String(id) });

function JoinAtOnce({ circle, variant }: EntryProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = circle;
  const join = useCircleAction({
    circleId: circle.id,
    act: () => callApi('POST /api/circles/:circleId/join', { params: paramsOf(circle) }),
    // It may have come to want approval since it was drawn.
    said: (_circle, { status }) =>
      status === 'pending'
        ? { title: t('circles.entry.sent'), description: t('circles.entry.sentText') }
        : undefined,
    spoken: ({ status }) =>
      status === 'joined' ? t('circles.entry.joinedText', { name }) : undefined,
    fallback: t('circles.entry.failed'),
    onShown: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        variant={variant}
        icon={<LogIn {...buttonIcon} />}
        aria-label={t('circles.entry.joinNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('circles.entry.join')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('circles.entry.joinTitle', { name })}
        confirmLabel={t('circles.entry.join')}
        cancelLabel={t('shared.cancel')}
        pending={join.isPending}
        pendingLabel={t('circles.entry.joining')}
        onConfirm={() => join.mutate()}
      >
        {t('circles.entry.joinText')}
      </ConfirmDialog>
    </>
  );
}

function AskForAccess({ circle, variant }: EntryProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={<KeyRound {...buttonIcon} />}
        aria-label={t('circles.entry.requestNamed', { name: circle.name })}
        onClick={() => setIsAsking(true)}
      >
        {t('circles.entry.request')}
      </Button>
      {isAsking && <LazyRequestAccess circle={circle} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function PendingRequest({ circle, onWithdrawn }: { circle: Circle; onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const withdraw = useCircleAction({
    circleId: circle.id,
    act: () => callApi('DELETE /api/circles/:circleId/join', { params: paramsOf(circle) }),
    spoken: t('circles.entry.withdrawn'),
    onDone: onWithdrawn,
  });
  return (
    <>
      <Badge tone="setup" icon={<Hourglass {...badgeIcon} />} className={styles.state}>
        {t('circles.entry.pending')}
      </Badge>
      <Button
        variant="ghost"
        aria-label={t('circles.entry.withdrawNamed', { name: circle.name })}
        pending={withdraw.isPending}
        pendingLabel={t('circles.entry.withdrawing')}
        onClick={() => withdraw.mutate()}
      >
        {t('circles.entry.withdraw')}
      </Button>
    </>
  );
}
