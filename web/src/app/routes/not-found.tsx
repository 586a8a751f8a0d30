import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('pages.title.notFound')}
        actions={
          <ButtonLink variant="secondary" href={pages.home}>
            {t('pages.notFound.action')}
          </ButtonLink>
        }
      >
        {t('pages.notFound.text')}
      </EmptyState>
    </Page>
  );
}
