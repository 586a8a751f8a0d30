import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorState } from '../error-state.tsx';
import { Skeleton, SkeletonList } from '../skeleton.tsx';
import type { UploadLabels } from './upload-labels.ts';
import type { UploadPanel, UploadedImage } from './upload-panel.tsx';

interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: UploadLabels;
  maxBytes: number;
  /** Asks for the address that the file is to be sent to. */
  requestAddress: () => Promise<string>;
  /** With a number, the image can be given a caption of that many characters. */
  captionLength?: number | undefined;
  onUploaded: (image: UploadedImage) => void;
}

type Panel = typeof UploadPanel;

/** Sends one image to the server. What it takes to do so is fetched when the dialog first opens. */
export function UploadDialog(props: UploadDialogProps) {
  const { open, onOpenChange, labels, ...work } = props;
  const { Panel, hasFailed, retry } = usePanel(open);
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
      {!hasFailed && Panel === null && (
        <SkeletonList label={labels.loading} count={1}>
          <Skeleton shape="block" height={240} />
        </SkeletonList>
      )}
      {Panel !== null && <Panel {...work} labels={labels} onCancel={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function usePanel(isWanted: boolean) {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && panel === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      try {
        const { UploadPanel: Panel } = await import('./upload-panel.tsx');
        if (!isGone) setPanel({ Panel });
      } catch {
        // No line, or a newer build: the dialog says so and offers to try again.
        if (!isGone) setHasFailed(true);
      }
    }

    void load();
    return () => {
      isGone = true;
    };
  }, [isMissing]);

  return { Panel: panel?.Panel ?? null, hasFailed, retry: () => setHasFailed(false) };
}
