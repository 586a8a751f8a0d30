import { UserPlus } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { InviteDialogProps } from './invite-dialog.tsx';

/** With what draws the code, and with its sentences: it also opens on pages of other features. */
export const LazyInviteDialog = lazyComponent(
  withDictionaries(
    ['invites', 'circles'],
    async () => (await import('./invite-dialog.tsx')).InviteDialog,
  ),
  function InviteFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('shared.inviteFriends');
    return <DialogFallback wide height={420} title={title} onClose={onClose} />;
  },
);

interface InviteButtonProps {
  variant: ButtonVariant;
  onClick: () => void;
}

export function InviteButton({ variant, onClick }: InviteButtonProps) {
  const { t } = useTranslation();
  useEffect(() => LazyInviteDialog.preloadOnInteraction(), []);
  return (
    <Button variant={variant} icon={<UserPlus {...buttonIcon} />} onClick={onClick}>
      {t('shared.inviteFriends')}
    </Button>
  );
}

/** A button that invites into a circle, wherever it stands. */
export function InviteFriends(circle: Pick<InviteDialogProps, 'circleId' | 'name'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <InviteButton variant="secondary" onClick={() => setIsOpen(true)} />
      {isOpen && <LazyInviteDialog {...circle} onClose={() => setIsOpen(false)} />}
    </>
  );
}
