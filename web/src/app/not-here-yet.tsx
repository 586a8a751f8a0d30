import { pages } from '@girone/contract/pages';
import { useTranslation } from 'react-i18next';
import type { SentenceKey } from '../i18n/dictionary.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** Stands in for a screen that is not built. */
export function NotHereYet({ title }: { title: SentenceKey }) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHead title={t(title)} />
      <EmptyState
        level={2}
        title={t('pages.notHereYet.title')}
        actions={
          <ButtonLink variant="secondary" href={pages.home}>
            {t('pages.notHereYet.action')}
          </ButtonLink>
        }
      >
        {t('pages.notHereYet.text')}
      </EmptyState>
    </Page>
  );
}
