import { languages, type Language } from '@girone/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { chosenLanguage, saveLanguage } from '../../lib/text/language.ts';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './language-choice.module.css';

/** The language of the pages, which is also that of the mails: the account keeps it. */
export function LanguageChoice({ accountLanguage }: { accountLanguage: Language }) {
  const { t } = useTranslation();
  const { reload } = usePageReload();
  const failure = useFailureText();
  const chosen = chosenLanguage();
  const change = useMutation({
    mutationFn: (language: Language) =>
      callApi('PATCH /api/users/settings', { body: { language } }),
    onSuccess(_user, language) {
      saveLanguage(language);
      reload();
    },
    onError(error) {
      showToast({
        title: t('settingsPage.language.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <div className={styles.choice}>
      <Segment
        label={t('settings.language.label')}
        value={chosen}
        options={languages.map((language) => ({
          value: language,
          label: t(`settings.language.${language}`),
          lang: language,
        }))}
        onValueChange={(language) => change.mutate(language)}
      />
      {accountLanguage !== chosen && (
        // A visitor's choice is this browser's alone, and so is one that the server could not take.
        <div className={styles.mails}>
          <p>
            {t('settingsPage.language.mails', {
              language: t(`settings.language.${accountLanguage}`),
            })}
          </p>
          <Button
            size="small"
            variant="secondary"
            pending={change.isPending}
            onClick={() => change.mutate(chosen)}
          >
            {t('settingsPage.language.mailsToo', { language: t(`settings.language.${chosen}`) })}
          </Button>
        </div>
      )}
    </div>
  );
}
