import type { Post } from '@girone/contract/posts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { latePart } from '../../ui/loading/late-part.ts';
import type { LightboxViewProps } from './lightbox-view.tsx';
import { useLateDialog } from '../../lib/loading/use-late-dialog.ts';

interface LightboxProps extends Omit<LightboxViewProps, 'post'> {
  /** Null: closed. */
  post: Post | null;
}

const lightbox = latePart(async () => {
  const [part] = await Promise.all([loadLightboxView(), loadDictionary('critics')]);
  return part;
});

async function loadLightboxView() {
  const { LightboxView } = await import('./lightbox-view.tsx');
  return { LightboxView };
}

export const preloadLightbox = lightbox.fetch;

/** A post's picture as large as the window allows. */
export function Lightbox({ post, ...steps }: LightboxProps) {
  const part = useLateDialog({ dialog: lightbox, open: post !== null, onClose: steps.onClose });
  return post !== null && part !== null && <part.LightboxView post={post} {...steps} />;
}
