import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useState } from 'react';
import styles from './feed.module.css';
import { Lightbox } from './lightbox.tsx';
import { PostItem } from './post-item.tsx';

export interface PostListProps {
  label: string;
  posts: readonly Post[];
  viewer: Person;
  onQuote: (post: Post) => void;
  onHashtag: (tag: string) => void;
}

/** Posts of Critics one under the other, inside a card. */
export function PostList({ label, posts, ...shared }: PostListProps) {
  const [opened, setOpened] = useState<Post | null>(null);
  return (
    <>
      <ul className={styles.posts} aria-label={label}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostItem {...shared} post={post} section="critics" onOpenImage={setOpened} />
          </li>
        ))}
      </ul>
      <Lightbox post={opened} onClose={() => setOpened(null)} />
    </>
  );
}
