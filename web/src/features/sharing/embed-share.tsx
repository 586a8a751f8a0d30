import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { CopyField } from '../../lib/copy/copy-field.tsx';
import { embedAddress, embedCode, embedThemes, type EmbedTheme } from './share-addresses.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';
import styles from './sharing.module.css';

/** The table on somebody else's page. */
export function EmbedShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const address = embedAddress(season.tournamentId, { theme, language: chosenLanguage() });
  return (
    <ShareWay title={t('sharing.embed.title')} text={t('sharing.embed.text')}>
      <div className={styles.choice}>
        <Segment
          label={t('sharing.embed.theme')}
          options={embedThemes.map((value) => ({ value, label: t(`sharing.embed.${value}`) }))}
          value={theme}
          onValueChange={setTheme}
        />
        <TextLink standalone external href={address}>
          {t('sharing.embed.preview')}
        </TextLink>
      </div>
      <CopyField label={t('sharing.embed.code')} value={embedCode(address, season.name)} />
    </ShareWay>
  );
}
