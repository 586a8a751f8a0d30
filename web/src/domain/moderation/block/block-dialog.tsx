import type { ComponentProps } from 'react';
import { withDictionaries } from '../../../i18n/load-dictionary.ts';
import { ToastFallback } from '../../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const BlockQuestion = lazyComponent(
  withDictionaries(
    ['moderation'],
    async () => (await import('./block-question.tsx')).BlockQuestion,
  ),
  ToastFallback,
);

/** Asks before two people stop seeing each other; the question comes when it is wanted. */
export function BlockDialog(props: ComponentProps<typeof BlockQuestion> & { open: boolean }) {
  const { open, ...question } = props;
  return open && <BlockQuestion {...question} />;
}
