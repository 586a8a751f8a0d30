import type { SendFailure } from './sending.ts';

/** Every sentence of the upload dialog. */
export interface UploadLabels {
  title: string;
  close: string;
  loading: string;
  loadFailed: string;
  reload: string;
  drop: string;
  /** While an image is held over the dialog. */
  dropNow: string;
  browse: string;
  limits: string;
  chosen: string;
  remove: string;
  replace: string;
  caption: string;
  optional: string;
  progress: string;
  upload: string;
  uploading: string;
  cancel: string;
  tooMany: string;
  tooLarge: (file: File) => string;
  wrongType: (file: File) => string;
  unreadable: (file: File) => string;
  empty: (file: File) => string;
  size: (file: File) => string;
  noAddress: string;
  /** Given what the server answered, if it answered. */
  failed: (answer: string) => string;
}

export function failureText(failure: SendFailure, labels: UploadLabels): string {
  return failure.reason === 'no-address' ? labels.noAddress : labels.failed(failure.answer);
}
