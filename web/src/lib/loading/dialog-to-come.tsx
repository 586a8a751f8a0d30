import { latePart } from '../../ui/loading/late-part.ts';
import { useLateDialog } from './use-late-dialog.ts';
import type { WaitingDialogProps } from './waiting-dialog.tsx';

/** What dialogs are made of is large, and pages are read before anything is opened on them. */
const dialogs = latePart(() => import('./waiting-dialog.tsx'));

/** The place of a dialog of which something is still on the way, or did not arrive. */
export function DialogToCome(props: WaitingDialogProps) {
  const part = useLateDialog({ dialog: dialogs, open: true, onClose: props.onClose });
  return part !== null && <part.WaitingDialog {...props} />;
}
