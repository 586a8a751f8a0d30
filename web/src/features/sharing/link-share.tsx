import { Share2 } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CopyField } from '../../lib/copy/copy-field.tsx';
import { pageAddress } from './share-addresses.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';

export function LinkShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  const url = pageAddress(season.tournamentId);

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: season.name, url });
    } catch (error) {
      // Whoever closes the device's own dialog has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('sharing.link.failed'), variant: 'destructive' });
    }
  }

  return (
    <ShareWay title={t('sharing.link.title')}>
      <CopyField label={t('sharing.link.label')} value={url} />
      {'share' in navigator && (
        <div>
          <Button icon={<Share2 {...buttonIcon} />} onClick={() => void share()}>
            {t('sharing.link.send')}
          </Button>
        </div>
      )}
    </ShareWay>
  );
}
