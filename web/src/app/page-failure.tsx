import { useTranslation } from '../i18n/use-translation.ts';
import { usePageReload } from '../ui/loading/page-reload.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { CodeNotLoaded } from '../ui/loading/lazy-component.tsx';

interface PageFailureProps {
  error: Error;
  onRetry: () => void;
}

/** What stands in the place of a page that broke, or whose code did not arrive. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { t } = useTranslation();
  const { reload } = usePageReload();
  const isOutdated = error instanceof CodeNotLoaded;
  const place = isOutdated ? 'outdated' : 'failure';
  return (
    <Page>
      <ErrorState
        level={1}
        title={t(`pages.${place}.title`)}
        actions={
          <Button onClick={isOutdated ? reload : onRetry}>{t(`pages.${place}.action`)}</Button>
        }
      >
        {t(`pages.${place}.text`)}
      </ErrorState>
    </Page>
  );
}
