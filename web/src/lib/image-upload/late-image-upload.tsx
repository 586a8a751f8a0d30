import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ImageUpload } from './image-upload.tsx';

const upload = latePart(async () => (await import('./image-upload.tsx')).ImageUpload);

/** The upload dialog for forms that may never need it: its code follows once the form is there. */
export function LateImageUpload(props: ComponentProps<typeof ImageUpload>) {
  const { open, onOpenChange } = props;
  const { t } = useTranslation();
  const { part: Upload, hasFailed, retry } = useLatePart(upload, true);

  useEffect(() => {
    if (!open || !hasFailed) return;
    showToast({ title: t('uploads.loadFailed'), variant: 'destructive' });
    onOpenChange(false);
    retry();
  }, [open, hasFailed, onOpenChange, retry, t]);

  return Upload && <Upload {...props} />;
}
