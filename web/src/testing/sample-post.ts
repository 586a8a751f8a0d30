import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';

export const sampleAuthor: Person = {
  username: 'marcob',
  firstName: 'Marco',
  lastName: 'Bellini',
  profileImageUrl: null,
};

/** A post of somebody else's that nobody has reacted to, with what the test says about it. */
export function samplePost(facts: Partial<Post> = {}): Post {
  return {
    id: 1,
    content: 'Nobody speaks of the ending.',
    imageUrl: null,
    imageCaption: null,
    createdAt: '2026-11-15T09:00:00.000Z',
    author: sampleAuthor,
    likesCount: 0,
    dislikesCount: 0,
    repliesCount: 0,
    isLiked: false,
    isDisliked: false,
    tournament: null,
    circle: null,
    match: null,
    isTopicPost: false,
    parentPostId: null,
    isQuote: false,
    quotedPostId: null,
    quotedPost: null,
    mentions: [],
    viewerMayDelete: false,
    editedAt: null,
    editableUntil: null,
    ...facts,
  };
}
