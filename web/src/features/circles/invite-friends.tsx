import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { InviteDialogProps } from './invite-dialog.tsx';

/** With what draws the code, and with its sentences: it also opens on pages of other features. */
const dialog = latePart(async () => {
  const [InviteDialog] = await Promise.all([
    (async () => (await import('./invite-dialog.tsx')).InviteDialog)(),
    loadDictionary('invites'),
    loadDictionary('circles'),
  ]);
  return InviteDialog;
});

interface InviteButtonProps {
  variant: ButtonVariant;
  onClick: () => void;
}

export function InviteButton({ variant, onClick }: InviteButtonProps) {
  const { t } = useTranslation();
  useEffect(() => dialog.fetchAhead(), []);
  return (
    <Button variant={variant} icon={<UserPlus {...buttonIcon} />} onClick={onClick}>
      {t('shared.inviteFriends')}
    </Button>
  );
}

export function LateInviteDialog(props: InviteDialogProps) {
  const { t } = useTranslation();
  const { part: InviteDialog, ...late } = useLatePart(dialog, true);
  if (InviteDialog !== null) return <InviteDialog {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={420}
      title={t('shared.inviteFriends')}
      onClose={props.onClose}
    />
  );
}

/** A button that invites into a circle, wherever it stands. */
export function InviteFriends(circle: Pick<InviteDialogProps, 'circleId' | 'name'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <InviteButton variant="secondary" onClick={() => setIsOpen(true)} />
      {isOpen && <LateInviteDialog {...circle} onClose={() => setIsOpen(false)} />}
    </>
  );
}
