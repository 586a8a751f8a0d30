import { loadDictionary } from '../../../i18n/load-dictionary.ts';
import { latePart } from '../../../ui/loading/late-part.ts';
import { useLateDialog } from '../../../lib/loading/use-late-dialog.ts';
import type { BlockQuestionProps } from './block-question.tsx';

const blocks = latePart(async () => {
  const [part] = await Promise.all([loadBlockQuestion(), loadDictionary('moderation')]);
  return part;
});

async function loadBlockQuestion() {
  const { BlockQuestion } = await import('./block-question.tsx');
  return { BlockQuestion };
}

/** Asks before two people stop seeing each other; the question comes when it is wanted. */
export function BlockDialog({ open, ...question }: BlockQuestionProps & { open: boolean }) {
  const part = useLateDialog({ dialog: blocks, open, onClose: question.onClose });
  return part !== null && <part.BlockQuestion {...question} />;
}
