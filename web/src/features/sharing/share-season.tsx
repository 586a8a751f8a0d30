import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { buttonIcon } from '../../ui/icon-look.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { SharedSeason } from './shared-season.ts';

/** The button that opens all the ways to pass a championship on. */
export function ShareSeason(season: SharedSeason) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Few who look also share: the dialog, and all that dialogs are made of, comes when it is asked for.
  const opening = useMutation({
    mutationFn: () => import('./share-dialog.tsx'),
    onSuccess: () => setIsOpen(true),
    onError() {
      const title = t('pages.outdated.title');
      showToast({ title, description: t('pages.outdated.text'), variant: 'destructive' });
    },
  });
  const { data: part } = opening;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 {...buttonIcon} />}
        pending={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {t('sharing.action')}
      </Button>
      {isOpen && part !== undefined && (
        <part.ShareDialog season={season} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
