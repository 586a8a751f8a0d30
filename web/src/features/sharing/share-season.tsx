import { useMutation } from '@tanstack/react-query';
import { Share2 } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { SharedSeason } from './shared-season.ts';

const loadShareDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

/** The button that opens all the ways to pass a championship on. */
export function ShareSeason(season: SharedSeason) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Few who look also share: the dialog, and all that dialogs are made of, comes when it is asked for.
  const opening = useMutation({
    async mutationFn() {
      const [ShareDialog] = await Promise.all([loadShareDialog(), loadDictionary('sharing')]);
      return ShareDialog;
    },
    onSuccess: () => setIsOpen(true),
    onError() {
      const title = t('pages.outdated.title');
      showToast({ title, description: t('pages.outdated.text'), variant: 'destructive' });
    },
  });
  const { data: ShareDialog } = opening;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 {...buttonIcon} />}
        pending={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {t('shared.share')}
      </Button>
      {isOpen && ShareDialog !== undefined && (
        <ShareDialog season={season} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
