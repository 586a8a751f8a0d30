import { Package } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { boxAddress } from '../../domain/season/tournament-address.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';
import styles from './sharing.module.css';

/** The whole championship to keep: one file that needs neither us nor a line. */
export function BoxShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  return (
    <ShareWay title={t('sharing.box.title')} text={t('sharing.box.text')}>
      <a
        download
        href={boxAddress(season.tournamentId)}
        className={buttonClasses({ variant: 'secondary', className: styles.file })}
      >
        <Package {...buttonIcon} />
        {t('sharing.box.download')}
      </a>
    </ShareWay>
  );
}
