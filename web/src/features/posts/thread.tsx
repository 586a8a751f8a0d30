import { pages } from '@girone/contract/pages';
import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useQuery } from '@tanstack/react-query';
import { CornerLeftUp } from '../../ui/images/icons.ts';
import { useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Composer } from './composer.tsx';
import { isMissingPost } from './is-missing-post.ts';
import { Lightbox } from './lightbox.tsx';
import { postAddress } from './post-address.ts';
import { PostItem } from './post-item.tsx';
import { postQuery } from './posts.queries.ts';
import { Replies } from './replies.tsx';
import styles from './thread.module.css';
import { useLivePosts } from './use-live-posts.ts';

interface ThreadProps {
  /** What the address names in the place of an id may be none. */
  postId: number | 'unreadable';
  viewer: Person;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  onQuote: (post: Post) => void;
  onHashtag: (tag: string) => void;
}

/** One post on its own, what it answers, and what was answered to it. */
export function Thread({ postId, headingRef, ...shared }: ThreadProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHead
        title={t('critics.thread.title')}
        focusRef={headingRef}
        back={{ href: pages.critics, label: t('critics.thread.back') }}
      />
      {postId === 'unreadable' ? <MissingPost /> : <LoadedThread {...shared} postId={postId} />}
    </Page>
  );
}

type LoadedThreadProps = Omit<ThreadProps, 'headingRef' | 'postId'> & { postId: number };

function LoadedThread({ postId, viewer, onQuote, onHashtag }: LoadedThreadProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Post | null>(null);
  const query = useQuery(postQuery(postId));
  useLivePosts();
  const { data: post, error } = query;
  if (isMissingPost(error)) return <MissingPost />;
  if (post === undefined) {
    return error === null ? (
      <SkeletonList label={t('critics.thread.loading')} count={1} />
    ) : (
      <LoadFailure level={2} title={t('critics.thread.failed')} query={query} />
    );
  }
  return (
    <Stack gap={6} className={styles.thread}>
      {post.parentPostId !== null && <Parent postId={post.parentPostId} />}
      <Card flush>
        <PostItem
          post={post}
          viewer={viewer}
          section="critics"
          onQuote={onQuote}
          onHashtag={onHashtag}
          onOpenImage={setOpened}
          onDeleted={() => navigate(pages.critics, { replace: true })}
        />
      </Card>
      <Composer
        viewer={viewer}
        section="critics"
        place={{ parentPostId: postId, circleId: post.circle?.id }}
      />
      <Replies postId={postId} viewer={viewer} onQuote={onQuote} onHashtag={onHashtag} />
      <Lightbox post={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

/** The way to the post that this one answers. */
function Parent({ postId }: { postId: number }) {
  const { t } = useTranslation();
  const { data: parent, error } = useQuery(postQuery(postId));
  if (isMissingPost(error)) return <p className={styles.gone}>{t('critics.thread.parentGone')}</p>;
  return (
    <p>
      <TextLink standalone href={postAddress(postId)} icon={<CornerLeftUp {...textIcon} />}>
        {parent === undefined
          ? t('critics.thread.parent')
          : t('critics.thread.parentBy', { username: parent.author.username })}
      </TextLink>
    </p>
  );
}

function MissingPost() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={2}
      title={t('critics.thread.missingTitle')}
      actions={<ButtonLink href={pages.critics}>{t('critics.thread.back')}</ButtonLink>}
    >
      {t('critics.thread.missingText')}
    </EmptyState>
  );
}
