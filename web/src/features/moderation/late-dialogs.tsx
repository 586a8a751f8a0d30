import type { ComponentProps } from 'react';
import { useLateDialog } from '../../lib/loading/use-late-dialog.ts';
import { latePart } from '../../ui/loading/late-part.ts';
import type { DecisionDialog } from './decision-dialog.tsx';
import type { DeletePostDialog } from './delete-post-dialog.tsx';

/** The queue is read before anything is decided: forms follow behind it. */
const decisions = latePart(() => import('./decision-dialog.tsx'));
const deletions = latePart(() => import('./delete-post-dialog.tsx'));

export const preloadDecision = decisions.fetchAhead;
export const preloadDeletion = deletions.fetchAhead;

export function LateDecision(props: ComponentProps<typeof DecisionDialog>) {
  const part = useLateDialog({ dialog: decisions, open: true, onClose: props.onClose });
  return part !== null && <part.DecisionDialog {...props} />;
}

export function LateDeletion(props: ComponentProps<typeof DeletePostDialog>) {
  const part = useLateDialog({ dialog: deletions, open: true, onClose: props.onClose });
  return part !== null && <part.DeletePostDialog {...props} />;
}
