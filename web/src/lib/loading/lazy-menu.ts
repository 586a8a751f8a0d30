import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ToastFallback } from './toast-fallback.tsx';

/** Menus are large and rarely wanted. */
export const LazyMenu = lazyComponent(
  async () => (await import('../../ui/overlays/menu.tsx')).Menu,
  ToastFallback,
);
