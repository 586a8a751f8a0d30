import { languages, type Language } from '@girone/contract/languages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage, saveLanguage } from '../../lib/text/language.ts';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { Segment } from '../../ui/forms/segment.tsx';

interface LanguagePickerProps {
  /** Has the account of whoever is signed in keep it, too. */
  keep?: ((language: Language) => Promise<unknown>) | undefined;
}

/** EN, IT, ES. A choice is kept, and the page starts again in that language. */
export function LanguagePicker({ keep }: LanguagePickerProps) {
  const { t } = useTranslation();
  const { reload } = usePageReload();

  function choose(language: Language): void {
    saveLanguage(language);
    // Kept or refused, this browser shows it; the settings say in which language mails come.
    if (keep === undefined) reload();
    else void keep(language).then(reload, reload);
  }

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
      onValueChange={choose}
    />
  );
}
