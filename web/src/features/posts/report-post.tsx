import type { Post } from '@girone/contract/posts';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart } from '../../ui/late-part.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';

interface ReportPostProps {
  post: Pick<Post, 'id' | 'author'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reports = latePart(async () => {
  const [part] = await Promise.all([loadReportForm(), loadSentencesOf('critics')]);
  return part;
});

async function loadReportForm() {
  const { ReportForm } = await import('./report-form.tsx');
  return { ReportForm };
}

/** Tells the moderators about a post. Few posts are reported: the form comes when it is wanted. */
export function ReportPost({ post, open, onOpenChange }: ReportPostProps) {
  const onClose = () => onOpenChange(false);
  const part = useLateDialog({ dialog: reports, open, onClose });
  return part !== null && <part.ReportForm post={post} onClose={onClose} />;
}
