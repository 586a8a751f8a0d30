import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { LoadFailure, type FailedQuery } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** There is no such circle. */
export function CircleMissing() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState level={1} title={t('circles.manage.missing')} actions={<ToCircles />}>
        {t('circles.manage.missingText')}
      </EmptyState>
    </Page>
  );
}

/** The viewer may not manage it. */
export function CircleClosed() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState level={1} title={t('circles.manage.closed')} actions={<ToCircles />}>
        {t('circles.manage.closedText')}
      </EmptyState>
    </Page>
  );
}

function ToCircles() {
  const { t } = useTranslation();
  return <ButtonLink href={pages.circles}>{t('circles.manage.toCircles')}</ButtonLink>;
}

/** Deleted, or never there: other failures leave what is on screen as it is. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A circle did not arrive: it is not there, or something went wrong on the way. */
export function CircleFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation();
  if (isGone(query.error)) return <CircleMissing />;
  return (
    <Page>
      <LoadFailure level={1} title={t('circles.page.failed')} variant="primary" query={query} />
    </Page>
  );
}
