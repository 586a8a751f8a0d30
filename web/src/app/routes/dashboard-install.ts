import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The page does without it: where it does not arrive, nobody is asked. */
export const LazyInstallPrompt = lazyComponent(
  async () => (await import('../../features/install/install-prompt.tsx')).InstallPrompt,
);
