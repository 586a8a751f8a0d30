import type { Post } from '@girone/contract/posts';
import type { Actor } from '../../platform/http/actor.ts';
import { editableUntil, mayDelete, mayEdit } from './posts.policy.ts';
import type { PostView } from './post-views.repo.ts';

/** A post as its viewer sees it; `mentions` are the names in its text that are somebody's. */
export function presentPost(actor: Actor, view: PostView, mentions: readonly string[]): Post {
  const { post, author, tournament, circle, isLiked, isDisliked, quoted, quotedAuthor } = view;
  const until = mayEdit(actor, post) ? editableUntil(post) : 0;
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
    match: presentMatch(view),
    isTopicPost: post.isTopicPost,
    parentPostId: post.parentPostId,
    quotedPostId: post.quotedPostId,
    quotedPost:
      quoted && quotedAuthor
        ? { ...quoted, createdAt: quoted.createdAt.toISOString(), author: quotedAuthor }
        : null,
    mentions: [...mentions],
    viewerMayDelete: mayDelete(actor, post),
    editedAt: post.editedAt?.toISOString() ?? null,
    editableUntil: until > Date.now() ? new Date(until).toISOString() : null,
  };
}

function presentMatch({ match, homeTitle, awayTitle }: PostView): Post['match'] {
  if (!match || homeTitle === null || awayTitle === null) return null;
  return { ...match, home: homeTitle, away: awayTitle };
}
