import type { Post } from '@girone/contract/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from '../../ui/images/icons.ts';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './feed.module.css';
import { feedQuery, newestQuery, type FeedFilter } from './posts.queries.ts';

interface NewPostsProps {
  filter: FeedFilter;
  /** Those on screen. */
  posts: readonly Post[];
}

/** Says that there is more to read above, and shows it when that is wanted. */
export function NewPosts({ filter, posts }: NewPostsProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const place = useRef<HTMLOutputElement>(null);
  const { data: newest } = useQuery(newestQuery(filter));
  const count = countNew(newest?.posts ?? [], posts);

  function show(): void {
    if (newest === undefined) return;
    const first = { pages: [newest], pageParams: [0] };
    queryClient.setQueryData(feedQuery(filter).queryKey, first);
    // The pressed button goes; reading goes on where the new posts begin.
    const around = place.current?.parentElement;
    around?.setAttribute('tabindex', '-1');
    around?.focus({ preventScroll: true });
    around?.scrollIntoView();
  }

  return (
    <output ref={place} className={styles.news}>
      {count > 0 && (
        <Button size="small" icon={<ArrowUp {...textIcon} />} onClick={show}>
          {t('posts.feed.new', { count })}
        </Button>
      )}
    </output>
  );
}

/** What is newer than the oldest post on screen and not among those on screen. */
function countNew(newest: readonly Post[], shown: readonly Post[]): number {
  const ids = new Set(shown.map(({ id }) => id));
  const oldest = shown.at(-1)?.id ?? 0;
  return newest.filter(({ id }) => id > oldest && !ids.has(id)).length;
}
