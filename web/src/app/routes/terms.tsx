import { LegalPage } from '../../features/legal/legal-page.tsx';
import { loadLegalText } from '../../features/legal/load-legal-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';

/** The page comes with its text, so that it is drawn whole. */
export async function loadTerms() {
  const text = await loadLegalText('terms', chosenLanguage());
  return function Terms() {
    const { t } = useTranslation();
    const labels = { lastUpdated: t('legal.lastUpdated'), contents: t('legal.contents') };
    return <LegalPage text={text} labels={labels} />;
  };
}
