import { pages } from '@girone/contract/pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Settings } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParamChoice } from '../../lib/address/use-search-param-choice.ts';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { useNearViewport } from '../../lib/loading/use-near-viewport.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { MarkAll } from './mark-all.tsx';
import { NotificationList } from './notification-list.tsx';
import {
  listQuery,
  notificationFilters,
  type NotificationFilter,
} from './notifications.queries.ts';
import styles from './notifications-page.module.css';

/** All that the viewer was told, page by page as they come down. */
export function NotificationsPage({ offer }: { offer?: ReactNode }) {
  const { t } = useTranslation();
  const { choice: filter, choose } = useSearchParamChoice('show', notificationFilters);
  return (
    <Page narrow>
      <PageHead
        title={t('pages.title.notifications')}
        actions={
          <ButtonLink
            variant="secondary"
            href={`${pages.settings}?tab=notifications`}
            icon={<Settings {...buttonIcon} />}
          >
            {t('notifications.choose')}
          </ButtonLink>
        }
      />
      <div className={styles.tools}>
        <Segment
          label={t('notifications.filter')}
          value={filter}
          options={notificationFilters.map((value) => ({
            value,
            label: t(`notifications.show.${value}`),
          }))}
          onValueChange={choose}
        />
        <MarkAll />
      </div>
      <Card flush>
        <NotificationList filter={filter} />
      </Card>
      <OlderOnes filter={filter} />
      {offer}
    </Page>
  );
}

function OlderOnes({ filter }: { filter: NotificationFilter }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery(filter));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const end = useNearViewport(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => {
    void list.fetchNextPage();
  });
  return (
    <div ref={end}>
      <NextPage
        list={list}
        label={t('notifications.more')}
        failed={t('notifications.moreFailed')}
      />
    </div>
  );
}
