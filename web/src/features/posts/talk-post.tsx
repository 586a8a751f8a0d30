import type { Post } from '@girone/contract/posts';
import { useId, useState, type ReactNode } from 'react';
import { PostItem } from './post-item.tsx';
import { TalkReplies, type Talk } from './talk-replies.tsx';

/** How the posts of a discussion are drawn in its feed. */
export function drawTalk(talk: Omit<Talk, 'onOpenImage'>) {
  return (post: Post, onOpenImage: (post: Post) => void): ReactNode => (
    <TalkPost {...talk} post={post} onOpenImage={onOpenImage} />
  );
}

/** A post whose replies open below it, with the place to answer. */
function TalkPost({ post, ...talk }: Talk & { post: Post }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { viewer, within, mayWrite, onOpenImage } = talk;
  return (
    <>
      <PostItem
        post={post}
        viewer={viewer}
        section="social"
        within={within}
        onOpenImage={onOpenImage}
        replies={{ id, isOpen, mayWrite, onToggle: () => setIsOpen(!isOpen) }}
      />
      {isOpen && <TalkReplies {...talk} id={id} post={post} />}
    </>
  );
}
