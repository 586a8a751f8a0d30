import type { Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { HashtagCard } from './hashtag-card.tsx';
import type { PostListProps } from './post-list.tsx';
import { Trending } from './trending.tsx';

interface TrendingTabProps extends Pick<PostListProps, 'viewer' | 'onQuote' | 'onHashtag'> {
  /** The one whose posts are shown. */
  hashtag: string | null;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** The hashtags, and beside them the posts with the one that is chosen. */
export function TrendingTab({ hashtag, headingRef, onClose, ...shared }: TrendingTabProps) {
  const { t } = useTranslation();
  return (
    <Split reverse>
      <Trending chosen={hashtag ?? undefined} onHashtag={shared.onHashtag} />
      {hashtag === null ? (
        <Card dashed>
          <EmptyState compact level={2} title={t('critics.trending.hintTitle')}>
            {t('critics.trending.hintText')}
          </EmptyState>
        </Card>
      ) : (
        <HashtagCard
          {...shared}
          key={hashtag}
          tag={hashtag}
          headingRef={headingRef}
          onClose={onClose}
        />
      )}
    </Split>
  );
}
