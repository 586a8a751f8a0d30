import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The queue is read before anything is decided: forms follow behind it. */
export const LazyDecision = lazyComponent(
  async () => (await import('./decision-dialog.tsx')).DecisionDialog,
  ToastFallback,
);

export const LazyDeletion = lazyComponent(
  async () => (await import('./delete-post-dialog.tsx')).DeletePostDialog,
  ToastFallback,
);

export const preloadDecision = LazyDecision.preloadOnInteraction;
export const preloadDeletion = LazyDeletion.preloadOnInteraction;
