import { languages } from '@girone/contract/languages';
import { useTranslation } from 'react-i18next';
import { chosenLanguage, saveLanguage } from '../../lib/language.ts';
import { usePageReload } from '../../lib/page-reload.ts';
import { Segment } from '../../ui/segment.tsx';

/** EN, IT, ES. A choice is kept, and the page starts again in that language. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const { reload } = usePageReload();
  return (
    <Segment
      label={t('settings.language.label')}
      value={chosenLanguage()}
      options={languages.map((language) => ({
        value: language,
        label: language.toUpperCase(),
        name: t(`settings.language.${language}`),
        lang: language,
      }))}
      onValueChange={(language) => {
        saveLanguage(language);
        reload();
      }}
    />
  );
}
