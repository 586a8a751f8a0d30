import { useTranslation } from '../../i18n/use-translation.ts';
import type { UploadLabels } from '../../ui/overlays/upload-dialog/upload-labels.ts';
import { sizeText } from '../text/size-text.ts';

/** What is said wherever an image is uploaded. */
export function useUploadLabels(maxBytes: number): UploadLabels {
  const { t } = useTranslation();
  return {
    title: t('uploads.title'),
    close: t('shared.close'),
    loading: t('uploads.loading'),
    loadFailed: t('uploads.loadFailed'),
    reload: t('pages.outdated.action'),
    drop: t('uploads.drop'),
    dropNow: t('uploads.dropNow'),
    browse: t('uploads.browse'),
    limits: t('uploads.limits', { size: sizeText(maxBytes) }),
    chosen: t('uploads.chosen'),
    remove: t('uploads.remove'),
    replace: t('uploads.replace'),
    caption: t('uploads.caption'),
    optional: t('uploads.optional'),
    progress: t('uploads.progress'),
    upload: t('uploads.upload'),
    uploading: t('uploads.uploading'),
    cancel: t('shared.cancel'),
    tooMany: t('uploads.tooMany'),
    tooLarge: ({ name, size }) =>
      t('uploads.tooLarge', { name, size: sizeText(size), limit: sizeText(maxBytes) }),
    wrongType: ({ name }) => t('uploads.wrongType', { name }),
    unreadable: ({ name }) => t('uploads.unreadable', { name }),
    empty: ({ name }) => t('uploads.empty', { name }),
    size: ({ size }) => sizeText(size),
    noAddress: t('uploads.noAddress'),
    failed: (answer) => [t('uploads.failed'), messageIn(answer)].filter(Boolean).join(' '),
  };
}

/** The server's own sentence, where its answer is one of ours. */
function messageIn(answer: string): string | undefined {
  try {
    const body: unknown = JSON.parse(answer);
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
    return typeof body.message === 'string' ? body.message : undefined;
  } catch {
    // A proxy's page, or nothing at all.
    return undefined;
  }
}
