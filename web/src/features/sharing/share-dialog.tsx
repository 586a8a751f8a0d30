import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BoxShare } from './box-share.tsx';
import { CalendarShare } from './calendar-share.tsx';
import { EmbedShare } from './embed-share.tsx';
import { FileShare } from './file-share.tsx';
import { LinkShare } from './link-share.tsx';
import { PictureShare } from './picture-share.tsx';
import type { SharedSeason } from './shared-season.ts';
import styles from './sharing.module.css';

interface ShareDialogProps {
  season: SharedSeason;
  onClose: () => void;
}

/** All the ways to pass a championship on. */
export function ShareDialog({ season, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const { isPublic, isSignedIn } = season;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('sharing.title', { name: season.name })}
      description={isPublic ? t('sharing.public') : t('sharing.private')}
      closeLabel={t('shared.close')}
    >
      <div className={styles.ways}>
        <LinkShare season={season} />
        <PictureShare season={season} />
        {isPublic && <EmbedShare season={season} />}
        <FileShare season={season} />
        {season.isOver && <BoxShare season={season} />}
        {(isPublic || isSignedIn) && <CalendarShare season={season} />}
      </div>
    </Dialog>
  );
}
