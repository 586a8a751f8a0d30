import { useEffect, useEffectEvent } from 'react';

interface StageKeys {
  onSpace: () => void;
  onNext: () => void;
  onFullScreen: () => void;
  onSound: () => void;
  /** Whoever only watches moves nothing. */
  isRunning: boolean;
}

/** Space pauses and resumes, the right arrow moves on, F goes full screen, M sounds; a control keeps its own keys. */
export function useStageKeys(keys: StageKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || hasModifier(event) || isForControl(event)) return;
    const { onSpace, onNext, onFullScreen, onSound, isRunning } = keys;
    const directs = isRunning ? { ' ': onSpace, ArrowRight: onNext } : {};
    const acts: Record<string, () => void> = { f: onFullScreen, m: onSound, ...directs };
    const act = acts[event.key] ?? acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Space presses the button that has the focus; in a dialog all keys are the dialog's. */
function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"], input, textarea, select') !== null)
    return true;
  return key === ' ' && target.closest('button, a') !== null;
}
