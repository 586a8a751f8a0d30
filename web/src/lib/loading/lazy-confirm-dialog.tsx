import { useEffect, type ComponentProps } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ToastFallback } from './toast-fallback.tsx';

const ConfirmDialog = lazyComponent(
  async () => (await import('../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
  ({ onOpenChange }) => <ToastFallback onClose={() => onOpenChange(false)} />,
);

/** A question that must be answered, for pages on which it is rarely asked. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  useEffect(() => ConfirmDialog.preloadOnInteraction(), []);
  return props.open && <ConfirmDialog {...props} />;
}
