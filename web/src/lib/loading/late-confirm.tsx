import { useEffect, type ComponentProps } from 'react';
import { latePart } from '../../ui/loading/late-part.ts';
import type { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useLateDialog } from './use-late-dialog.ts';

/** The page is drawn without it; it follows at the first sign of a person. */
const questions = latePart(() => import('../../ui/overlays/confirm-dialog.tsx'));

/** A question that must be answered, for pages on which it is rarely asked. */
export function LateConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const { open, onOpenChange } = props;
  useEffect(() => questions.fetchAhead(), []);
  const part = useLateDialog({ dialog: questions, open, onClose: () => onOpenChange(false) });
  return part !== null && <part.ConfirmDialog {...props} />;
}
