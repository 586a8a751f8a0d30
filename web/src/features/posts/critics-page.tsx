import { pages } from '@girone/contract/pages';
import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useMediaQuery } from '../../ui/styling/use-media-query.ts';
import { Composer } from './composer.tsx';
import { criticsTabs, useCriticsAddress } from './critics-address.ts';
import styles from './critics-page.module.css';
import { Feed } from './feed.tsx';
import {
  LazyPhotoGrid,
  LazyPhotoRail,
  LazyPhotoViewer,
  LazyThread,
  LazyTrending,
  LazyTrendingTab,
  preloadParts,
} from './lazy-critics.tsx';
import type { FeedFilter } from './posts.queries.ts';
import { useViewFocus } from './use-view-focus.ts';

const everything: FeedFilter = {};
const railTags = 6;
/** Below, what would stand in the rail has tabs of its own. */
const besideTheFeed = '(min-width: 1081px)';

/** Critics: the feed, what is trending, the photos; and each post with its replies. */
export function CriticsPage({ viewer }: { viewer: Person }) {
  const { t } = useTranslation();
  const address = useCriticsAddress();
  const { tab, hashtag, post, photo } = address.place;
  const [quote, setQuote] = useState<Post | null>(null);
  const { afterLink, afterEveryStep, forgetStep } = useViewFocus();
  const hasRail = useMediaQuery(besideTheFeed);
  useEffect(() => preloadParts(), []);
  useDocumentTitle(post === null ? t('pages.title.critics') : t('critics.thread.title'));

  function quotePost(quoted: Post): void {
    setQuote(quoted);
    if (tab !== 'feed' || post !== null) address.openFeed();
    // The composer takes the focus.
    forgetStep();
  }

  function showHashtag(tag: string): void {
    if (hashtag === null) address.openHashtag(tag);
    else address.changeHashtag(tag);
  }

  function closeHashtag(): void {
    address.closeHashtag();
    // The pressed button goes with the card.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  const shared = { viewer, onQuote: quotePost, onHashtag: showHashtag };
  if (post !== null) {
    return <LazyThread {...shared} key={post} postId={post} headingRef={afterEveryStep} />;
  }

  const contents = {
    feed: (
      <Split>
        <Stack gap={6}>
          <Composer
            viewer={viewer}
            section="critics"
            quote={quote}
            onCancelQuote={() => setQuote(null)}
          />
          <Feed {...shared} section="critics" filter={everything} />
        </Stack>
        {hasRail && (
          <aside className={styles.rail}>
            <LazyTrending limit={railTags} onHashtag={showHashtag} />
            <LazyPhotoRail onOpen={address.openPhoto} />
          </aside>
        )}
      </Split>
    ),
    trending: (
      <LazyTrendingTab
        {...shared}
        hashtag={hashtag}
        headingRef={afterEveryStep}
        onClose={closeHashtag}
      />
    ),
    photos: <LazyPhotoGrid onOpen={address.openPhoto} />,
  };

  return (
    <Page>
      <PageHead
        title={t('pages.title.critics')}
        lead={
          <>
            {t('critics.lead')} <TextLink href={pages.social}>{t('critics.toSocial')}</TextLink>
          </>
        }
        focusRef={hashtag === null ? afterLink : undefined}
      />
      <Tabs
        label={t('critics.tabs.label')}
        value={tab}
        onValueChange={(chosen) => {
          const known = criticsTabs.find((each) => each === chosen);
          if (known !== undefined) address.chooseTab(known);
        }}
        items={criticsTabs.map((value) => ({
          value,
          label: t(`critics.tabs.${value}`),
          content: contents[value],
        }))}
      />
      {photo !== null && (
        <LazyPhotoViewer postId={photo} onStep={address.changePhoto} onClose={address.closePhoto} />
      )}
    </Page>
  );
}
