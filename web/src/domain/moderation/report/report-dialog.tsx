import { loadDictionary } from '../../../i18n/load-dictionary.ts';
import { latePart } from '../../../ui/loading/late-part.ts';
import { useLateDialog } from '../../../lib/loading/use-late-dialog.ts';
import type { Reported } from './report-form.tsx';

interface ReportDialogProps {
  reported: Reported;
  open: boolean;
  onClose: () => void;
}

const reports = latePart(async () => {
  const [part] = await Promise.all([loadReportForm(), loadDictionary('moderation')]);
  return part;
});

async function loadReportForm() {
  const { ReportForm } = await import('./report-form.tsx');
  return { ReportForm };
}

/** Tells whoever looks after the place. Little is reported: the form comes when it is wanted. */
export function ReportDialog({ reported, open, onClose }: ReportDialogProps) {
  const part = useLateDialog({ dialog: reports, open, onClose });
  return part !== null && <part.ReportForm reported={reported} onClose={onClose} />;
}
