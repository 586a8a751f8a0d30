import type { Post } from '@girone/contract/posts';
import type { Actor } from '../../platform/http/actor.ts';
import { editableUntil, mayDelete, mayEdit } from './posts.policy.ts';
import type { PostView } from './post-views.repo.ts';

/** A post as its viewer sees it; `mentions` are the names in its text that are somebody's. */
export function presentPost(actor: Actor, view: PostView, mentions: readonly string[]): Post {
  const { post, author, tournamentName, circleName, match, isLiked, isDisliked, quotedPost } = view;
  const until = mayEdit(actor, post) ? editableUntil(post) : 0;
  return {
    id: post.id,
    // A championship's topic bears its name, also after it has changed.
    content: (post.isTopicPost ? tournamentName : null) ?? post.content,
    imageUrl: post.imageUrl,
    imageCaption: post.imageCaption,
    createdAt: post.createdAt.toISOString(),
    author,
    likesCount: post.likesCount,
    dislikesCount: post.dislikesCount,
    repliesCount: post.repliesCount,
    isLiked,
    isDisliked,
    tournament: named(post.tournamentId, tournamentName),
    circle: named(post.circleId, circleName),
    match,
    isTopicPost: post.isTopicPost,
    parentPostId: post.parentPostId,
    quotedPostId: post.quotedPostId,
    quotedPost: quotedPost && {
      ...quotedPost,
      createdAt: new Date(quotedPost.createdAt).toISOString(),
    },
    mentions: [...mentions],
    viewerMayDelete: mayDelete(actor, post),
    editedAt: post.editedAt?.toISOString() ?? null,
    editableUntil: until > Date.now() ? new Date(until).toISOString() : null,
  };
}

function named<Id>(id: Id | null, name: string | null): { id: Id; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
