import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart } from '../../ui/late-part.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';

interface BlockPersonProps {
  username: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const blocks = latePart(async () => {
  const [part] = await Promise.all([loadBlockQuestion(), loadSentencesOf('critics')]);
  return part;
});

async function loadBlockQuestion() {
  const { BlockQuestion } = await import('./block-question.tsx');
  return { BlockQuestion };
}

/** Asks before two people stop seeing each other's posts. */
export function BlockPerson({ username, open, onOpenChange }: BlockPersonProps) {
  const part = useLateDialog({ dialog: blocks, open, onClose: () => onOpenChange(false) });
  return part !== null && <part.BlockQuestion username={username} onOpenChange={onOpenChange} />;
}
