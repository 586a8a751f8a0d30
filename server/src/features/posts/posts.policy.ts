import { limits } from '@girone/contract/rules';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PostRow } from './posts.repo.ts';

/**
 * Whoever does something with a post does it as an ordinary person: a site admin may read what a
 * circle writes, but takes no part in it unless they are in that circle.
 */
export function asParticipant({ userId }: Pick<Actor, 'userId'>): Viewer {
  return { userId, isAdmin: false };
}

export function isAuthor({ userId }: Pick<Actor, 'userId'>, post: Pick<PostRow, 'authorId'>) {
  return post.authorId === userId;
}

/** A topic bears its championship's name, which is changed with the championship. */
export function mayEdit(
  actor: Pick<Actor, 'userId'>,
  post: Pick<PostRow, 'authorId' | 'isTopicPost'>,
): boolean {
  return isAuthor(actor, post) && !post.isTopicPost;
}

/** The instant from which on a post stays as it is. */
export function editableUntil({ createdAt }: Pick<PostRow, 'createdAt'>): number {
  return createdAt.getTime() + limits.postEditMinutes * 60_000;
}

/** A championship's topic goes with the championship. */
export function mayDelete(
  actor: Pick<Actor, 'userId' | 'isAdmin'>,
  post: Pick<PostRow, 'authorId' | 'isTopicPost'>,
): boolean {
  return !post.isTopicPost && (isAuthor(actor, post) || actor.isAdmin);
}
