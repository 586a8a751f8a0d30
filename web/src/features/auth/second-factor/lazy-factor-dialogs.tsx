import { DialogFallback } from '../../../lib/loading/dialog-fallback.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

interface FallbackProps {
  onClose: () => void;
}

function FactorFallback({ onClose }: FallbackProps) {
  const { t } = useTranslation();
  const title = t('settingsPage.secondFactor.title');
  return <DialogFallback title={title} height={160} onClose={onClose} />;
}

/** Opened once in a long while, if ever. */
export const LazyAppDialog = lazyComponent(
  async () => (await import('./app-dialog.tsx')).AppDialog,
  FactorFallback,
);

export const LazyRenewDialog = lazyComponent(
  async () => (await import('./renew-codes-dialog.tsx')).RenewCodesDialog,
  FactorFallback,
);

export const LazyEndFactorDialog = lazyComponent(
  async () => (await import('./end-factor-dialog.tsx')).EndFactorDialog,
  FactorFallback,
);

export const LazyRecoveryCodes = lazyComponent(
  async () => (await import('./recovery-codes.tsx')).RecoveryCodes,
  FactorFallback,
);
