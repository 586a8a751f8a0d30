import { loadDictionary } from '../../../i18n/load-dictionary.ts';
import { latePart } from '../../../ui/loading/late-part.ts';
import { useLateDialog } from '../../../lib/loading/use-late-dialog.ts';
import type { TakenOut } from './take-out-form.tsx';

interface TakeOutDialogProps {
  /** What is to go; null while nothing is. */
  takenOut: TakenOut | null;
  onDone: () => void;
  onClose: () => void;
}

const forms = latePart(async () => {
  const [part] = await Promise.all([loadForm(), loadDictionary('setup')]);
  return part;
});

async function loadForm() {
  const { TakeOutForm } = await import('./take-out-form.tsx');
  return { TakeOutForm };
}

/** Takes others' films out of a championship in setup. Little is taken out: the form comes when it is wanted. */
export function TakeOutDialog({ takenOut, onDone, onClose }: TakeOutDialogProps) {
  const part = useLateDialog({ dialog: forms, open: takenOut !== null, onClose });
  if (part === null || takenOut === null) return null;
  return <part.TakeOutForm takenOut={takenOut} onDone={onDone} onClose={onClose} />;
}
