import { Dialog } from '../dialog.tsx';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import { LazyFallback } from '../../loading/lazy-fallback.tsx';
import type { SendImage } from './sending.ts';
import type { UploadLabels } from './upload-labels.ts';
import type { UploadedImage } from './upload-panel.tsx';

interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: UploadLabels;
  maxBytes: number;
  sendImage: SendImage;
  /** With a number, the image can be given a caption of that many characters. */
  captionLength?: number | undefined;
  onUploaded: (image: UploadedImage) => void;
}

const UploadPanel = lazyComponent(
  async () => (await import('./upload-panel.tsx')).UploadPanel,
  ({ labels }) => (
    <LazyFallback
      compact
      variant="primary"
      height={240}
      loadingLabel={labels.loading}
      failedTitle={labels.loadFailed}
      retryLabel={labels.reload}
    />
  ),
);

/** Sends one image to the server. What it takes to do so is fetched when the dialog first opens. */
export function UploadDialog(props: UploadDialogProps) {
  const { open, onOpenChange, labels, ...work } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.limits}
      closeLabel={labels.close}
    >
      <UploadPanel {...work} labels={labels} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
