import { Download } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { resultsAddress } from './share-addresses.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';
import styles from './sharing.module.css';

const formats = ['csv', 'json'] as const;

/** Every match for whoever wants to reckon on their own. */
export function FileShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  return (
    <ShareWay title={t('sharing.files.title')} text={t('sharing.files.text')}>
      <div className={styles.choice}>
        {formats.map((format) => (
          <a
            key={format}
            download
            href={resultsAddress(season.tournamentId, format)}
            className={buttonClasses({ variant: 'secondary' })}
          >
            <Download {...buttonIcon} />
            {t(`sharing.files.${format}`)}
          </a>
        ))}
      </div>
    </ShareWay>
  );
}
