import { useEffect, type ComponentProps } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ToastFallback } from '../loading/toast-fallback.tsx';

const ImageUpload = lazyComponent(
  async () => (await import('./image-upload.tsx')).ImageUpload,
  ({ onOpenChange }) => <ToastFallback onClose={() => onOpenChange(false)} />,
);

/** The upload dialog for forms that may never need it. */
export function LazyImageUpload(props: ComponentProps<typeof ImageUpload>) {
  useEffect(() => ImageUpload.preloadOnInteraction(), []);
  return props.open && <ImageUpload {...props} />;
}
