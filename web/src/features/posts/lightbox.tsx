import type { Post } from '@girone/contract/posts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { LightboxViewProps } from './lightbox-view.tsx';

interface LightboxProps extends Omit<LightboxViewProps, 'post'> {
  /** Null: closed. */
  post: Post | null;
}

const LightboxView = lazyComponent(
  withDictionaries(['critics'], async () => (await import('./lightbox-view.tsx')).LightboxView),
  ToastFallback,
);

export const preloadLightbox = () => void LightboxView.preload();

/** A post's picture as large as the window allows. */
export function Lightbox({ post, ...steps }: LightboxProps) {
  return post !== null && <LightboxView post={post} {...steps} />;
}
