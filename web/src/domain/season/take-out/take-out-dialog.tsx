import { withDictionaries } from '../../../i18n/load-dictionary.ts';
import { ToastFallback } from '../../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import type { TakenOut } from './take-out-form.tsx';

interface TakeOutDialogProps {
  /** What is to go; null while nothing is. */
  takenOut: TakenOut | null;
  onDone: () => void;
  onClose: () => void;
}

const TakeOutForm = lazyComponent(
  withDictionaries(['setup'], async () => (await import('./take-out-form.tsx')).TakeOutForm),
  ToastFallback,
);

/** Takes others' films out of a championship in setup. Little is taken out: the form comes when it is wanted. */
export function TakeOutDialog({ takenOut, ...form }: TakeOutDialogProps) {
  return takenOut !== null && <TakeOutForm takenOut={takenOut} {...form} />;
}
