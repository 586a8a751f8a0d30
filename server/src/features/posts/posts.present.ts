import type { Post } from '@girone/contract/posts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayDelete } from './posts.policy.ts';
import type { PostView } from './posts.repo.ts';

/** A post as its viewer sees it; `mentions` are the names in its text that are somebody's. */
export function presentPost(
  actor: Actor,
  { post, author, tournament, circle, isLiked, isDisliked, quoted, quotedAuthor }: PostView,
  mentions: readonly string[],
): Post {
  return {
    id: post.id,
    // A championship's topic bears its name, also after it has changed.
    content: post.isTopicPost && tournament ? tournament.name : post.content,
    imageUrl: post.imageUrl,
    imageCaption: post.imageCaption,
    createdAt: post.createdAt.toISOString(),
    author,
    likesCount: post.likesCount,
    dislikesCount: post.dislikesCount,
    repliesCount: post.repliesCount,
    isLiked,
    isDisliked,
    tournament,
    circle,
    isTopicPost: post.isTopicPost,
    parentPostId: post.parentPostId,
    quotedPostId: post.quotedPostId,
    quotedPost:
      quoted && quotedAuthor
        ? { ...quoted, createdAt: quoted.createdAt.toISOString(), author: quotedAuthor }
        : null,
    mentions: [...mentions],
    viewerMayDelete: mayDelete(actor, post),
  };
}
