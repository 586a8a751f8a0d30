import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The pages are drawn without the forms. */
export const LazyCreateCircle = lazyComponent(
  async () => (await import('./circle-dialogs.tsx')).CreateCircle,
  function CreateCircleFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('circles.form.createTitle');
    return <DialogFallback wide height={360} title={title} onClose={onClose} />;
  },
);

export const LazyEditCircle = lazyComponent(
  async () => (await import('./circle-dialogs.tsx')).EditCircle,
  function EditCircleFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('circles.form.editTitle');
    return <DialogFallback wide height={360} title={title} onClose={onClose} />;
  },
);

export const LazyRequestAccess = lazyComponent(
  async () => (await import('./request-access.tsx')).RequestAccess,
  function RequestAccessFallback({ circle: { name }, onClose }) {
    const { t } = useTranslation();
    const title = t('circles.entry.requestTitle', { name });
    return <DialogFallback height={160} title={title} onClose={onClose} />;
  },
);

export function preloadSettings(): void {
  LazyCreateCircle.preloadOnInteraction();
  LazyEditCircle.preloadOnInteraction();
}

export const preloadRequests = LazyRequestAccess.preloadOnInteraction;
