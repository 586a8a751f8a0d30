import { Button } from '../../actions/button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { latePart, useLatePart } from '../../loading/late-part.ts';
import { Skeleton, SkeletonList } from '../../feedback/skeleton.tsx';
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

const latePanel = latePart(() => import('./upload-panel.tsx'));

/** Sends one image to the server. What it takes to do so is fetched when the dialog first opens. */
export function UploadDialog(props: UploadDialogProps) {
  const { open, onOpenChange, labels, ...work } = props;
  const { part, hasFailed, retry } = useLatePart(latePanel, open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.limits}
      closeLabel={labels.close}
    >
      {hasFailed && (
        <ErrorState
          compact
          title={labels.loadFailed}
          actions={<Button onClick={retry}>{labels.retry}</Button>}
        />
      )}
      {!hasFailed && part === null && (
        <SkeletonList label={labels.loading} count={1}>
          <Skeleton shape="block" height={240} />
        </SkeletonList>
      )}
      {part !== null && (
        <part.UploadPanel {...work} labels={labels} onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
