import { useEffect, type ComponentProps } from 'react';
import { latePart } from '../../ui/loading/late-part.ts';
import { useLateDialog } from '../loading/use-late-dialog.ts';
import type { ImageUpload } from './image-upload.tsx';

const uploads = latePart(() => import('./image-upload.tsx'));

/** The upload dialog for forms that may never need it: its code follows at the first sign of a person. */
export function LateImageUpload(props: ComponentProps<typeof ImageUpload>) {
  const { open, onOpenChange } = props;
  useEffect(() => uploads.fetchAhead(), []);
  const part = useLateDialog({ dialog: uploads, open, onClose: () => onOpenChange(false) });
  return part !== null && <part.ImageUpload {...props} />;
}
