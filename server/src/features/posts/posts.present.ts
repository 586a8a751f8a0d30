import type { Post } from '@girone/contract/posts';
import type { Actor } from '../../platform/http/actor.ts';
import { editableUntil, mayDelete, mayEdit } from './posts.policy.ts';
import type { PostView } from './post-views.repo.ts';

/** What decides who may change it. */
export type WrittenPost = Pick<PostView['post'], 'authorId' | 'isTopicPost' | 'createdAt'>;

/** A post as its viewer sees it; `mentions` are the names in its text that are somebody's. */
export function presentPost(actor: Actor, view: PostView, mentions: readonly string[]): Post {
  const { post, author, tournamentName, circleName, match, quotedPost } = view;
  return {
    id: post.id,
    // A championship's topic bears its name, also after it has changed.
    content: (post.isTopicPost ? tournamentName : null) ?? post.content,
    imageUrl: post.imageUrl,
    imageCaption: post.imageCaption,
    createdAt: post.createdAt.toISOString(),
    author,
    tournament: named(post.tournamentId, tournamentName),
    circle: named(post.circleId, circleName),
    match,
    isTopicPost: post.isTopicPost,
    parentPostId: post.parentPostId,
    isQuote: post.quotedPostId !== null,
    // Not even its number is for whoever may not see it.
    quotedPostId: quotedPost?.id ?? null,
    quotedPost: quotedPost && {
      ...quotedPost,
      createdAt: new Date(quotedPost.createdAt).toISOString(),
    },
    mentions: [...mentions],
    editedAt: post.editedAt?.toISOString() ?? null,
    ...presentState(actor, post, reactionsTo(view)),
  };
}

function reactionsTo({ post, isLiked, isDisliked }: PostView): Reactions {
  const { likesCount, dislikesCount, repliesCount } = post;
  return { likesCount, dislikesCount, repliesCount, isLiked, isDisliked };
}

type Reactions = Pick<
  Post,
  'likesCount' | 'dislikesCount' | 'repliesCount' | 'isLiked' | 'isDisliked'
>;

/** How a post stands: what changes without its being written anew, or is another for each viewer. */
export type PostState = ReturnType<typeof presentState>;

export function presentState(actor: Actor, post: WrittenPost, reactions: Reactions) {
  const until = mayEdit(actor, post) ? editableUntil(post) : 0;
  return {
    likesCount: reactions.likesCount,
    dislikesCount: reactions.dislikesCount,
    repliesCount: reactions.repliesCount,
    isLiked: reactions.isLiked,
    isDisliked: reactions.isDisliked,
    viewerMayDelete: mayDelete(actor, post),
    editableUntil: until > Date.now() ? new Date(until).toISOString() : null,
  };
}

function named<Id>(id: Id | null, name: string | null): { id: Id; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
