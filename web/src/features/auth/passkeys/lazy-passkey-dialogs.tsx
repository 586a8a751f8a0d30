import { DialogFallback } from '../../../lib/loading/dialog-fallback.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

interface FallbackProps {
  onClose: () => void;
}

function PasskeyFallback({ onClose }: FallbackProps) {
  const { t } = useTranslation();
  const title = t('settingsPage.passkeys.title');
  return <DialogFallback title={title} height={120} onClose={onClose} />;
}

/** Opened once for each device, if ever. */
export const LazyAddDialog = lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).AddDialog,
  PasskeyFallback,
);

export const LazyRenameDialog = lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).RenameDialog,
  PasskeyFallback,
);

export const LazyRemoveDialog = lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).RemoveDialog,
  PasskeyFallback,
);

export const LazyRemovePasswordDialog = lazyComponent(
  async () => (await import('./passkey-dialogs.tsx')).RemovePasswordDialog,
  PasskeyFallback,
);
