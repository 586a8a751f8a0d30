import type { InviteLink } from '@girone/contract/circle-invites';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { inviteMessage } from '../../i18n/invite-messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { inviteAddress } from '../../domain/circle/circle-address.ts';
import { CopyField } from '../../lib/copy/copy-field.tsx';
import { chosenLanguage } from '../../lib/text/language.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { inviteLinkQuery } from './circles.queries.ts';
import { ShareInvite } from './share-invite.tsx';
import { InviteCode } from './invite-code.tsx';
import styles from './invite-dialog.module.css';
import { InviteMessage } from './invite-message.tsx';
import { InviteTerms } from './invite-terms.tsx';
import { useCircleAction } from './use-circle-action.ts';
import { useLiveCircles } from './use-refresh-circles.ts';

export interface InviteDialogProps {
  circleId: number;
  name: string;
  /** Where the organiser of a new circle goes on. */
  next?: string | undefined;
  onClose: () => void;
}

/** A link that works from the first moment on, and the ways to hand it out. */
export function InviteDialog({ circleId, name, next, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(chosenLanguage);
  const [draft, setDraft] = useState<string | null>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const end = useCircleAction<InviteLink>({
    circleId,
    act: ({ id }) =>
      callApi('DELETE /api/circles/:circleId/invites/:inviteId', {
        params: { circleId: String(circleId), inviteId: String(id) },
      }),
    said: () => ({ title: t('circles.invites.ended') }),
    onDone: onClose,
  });
  // Asked for while it ends, another one would be made.
  const isEnding = end.isPending || end.isSuccess;
  const query = useQuery({ ...inviteLinkQuery(circleId), enabled: !isEnding });
  useLiveCircles();

  const { data: invite, error } = query;
  const link = invite && new URL(inviteAddress(invite.token), window.location.origin).href;
  const message = link === undefined ? '' : (draft ?? inviteMessage(language, name, link));
  const maySend = canShare();
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('invites.dialog.title', { name })}
      closeLabel={t('shared.close')}
      footer={
        link === undefined ? undefined : (
          <ShareInvite
            title={name}
            message={message}
            link={link}
            maySend={maySend}
            field={messageField}
            next={next}
            onClose={onClose}
          />
        )
      }
    >
      {invite === undefined && error === null && (
        <SkeletonList label={t('invites.dialog.loading')} count={1}>
          <Skeleton shape="block" height={360} />
        </SkeletonList>
      )}
      {invite === undefined && error !== null && (
        <LoadFailure level={3} title={t('invites.dialog.failed')} query={query} />
      )}
      {invite !== undefined && link !== undefined && (
        <div className={styles.columns}>
          <InviteCode name={name} link={link} />
          <div className={styles.rest}>
            <CopyField
              selected
              beside
              label={t('invites.dialog.link')}
              value={link}
              variant={maySend ? 'secondary' : 'primary'}
            />
            <InviteTerms
              key={invite.id}
              invite={invite}
              isEnding={isEnding}
              onEnd={() => end.mutate(invite)}
              onRenewed={() => setDraft(null)}
            />
            <InviteMessage
              field={messageField}
              message={message}
              language={language}
              onMessageChange={setDraft}
              onLanguageChange={(chosen) => {
                setLanguage(chosen);
                setDraft(null);
              }}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Whether this device hands texts on to its other programs. */
function canShare(): boolean {
  return 'share' in navigator;
}
