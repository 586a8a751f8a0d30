import { Download } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { pictureAddress } from './share-addresses.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';
import styles from './sharing.module.css';

/** The size in which the server draws it. */
const width = 1200;
const height = 630;

export function PictureShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  const address = pictureAddress(season.tournamentId, chosenLanguage());
  return (
    <ShareWay title={t('sharing.picture.title')} text={t('sharing.picture.text')}>
      {isBroken ? (
        <p role="alert" className={styles.text}>
          {t('sharing.picture.failed')}
        </p>
      ) : (
        <>
          <img
            src={address}
            width={width}
            height={height}
            alt={t('sharing.picture.alt', { name: season.name })}
            className={styles.picture}
            onError={() => setIsBroken(true)}
          />
          <div>
            <a
              href={address}
              download={`girone-${season.tournamentId}.png`}
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Download {...buttonIcon} />
              {t('sharing.picture.download')}
            </a>
          </div>
        </>
      )}
    </ShareWay>
  );
}
