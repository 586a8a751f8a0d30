import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

const prompt = latePart(() => import('../../features/install/install-prompt.tsx'));

/** The page does without it: where it does not arrive, nobody is asked. */
export function LateInstallPrompt() {
  const { part } = useLatePart(prompt, true);
  return part === null ? null : <part.InstallPrompt />;
}
