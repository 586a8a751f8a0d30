import { useEffect, useEffectEvent } from 'react';
import { useKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { KeptList } from '../../features/matches/kept-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** The votes that wait, and what became of others, wherever one is when the line goes. */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const votes = [...useKeptVotes().values()];
  const isEmpty = votes.length === 0;
  const close = useEffectEvent(onClose);
  // The last one was taken back, or has left.
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
  return (
    <Dialog
      open
      wide
      calm
      onOpenChange={onClose}
      title={t('keptVotes.list.title')}
      closeLabel={t('shared.close')}
    >
      <KeptList votes={votes} isTitled={false} />
    </Dialog>
  );
}
