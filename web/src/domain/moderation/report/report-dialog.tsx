import type { ComponentProps } from 'react';
import { withDictionaries } from '../../../i18n/load-dictionary.ts';
import { ToastFallback } from '../../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const ReportForm = lazyComponent(
  withDictionaries(['moderation'], async () => (await import('./report-form.tsx')).ReportForm),
  ToastFallback,
);

/** Tells whoever looks after the place. Little is reported: the form comes when it is wanted. */
export function ReportDialog(props: ComponentProps<typeof ReportForm> & { open: boolean }) {
  const { open, ...form } = props;
  return open && <ReportForm {...form} />;
}
