/**
 * Posts: what people say, show, answer and quote, what they think of it, and which words return.
 * Whom one blocks is the profiles' business, what becomes of a report that of moderation.
 */
export { createPost } from './create-post.ts';
export { erasePosts } from './erase-posts.ts';
export { reportsByUser } from './posts.limits.ts';
export { insertReport } from './write-posts.repo.ts';
export { servePosts } from './posts.routes.ts';
export { quoteBriefly } from './quote-briefly.ts';
export { takePostAway } from './take-post-away.ts';
export { broadcastCounts } from './broadcast-counts.ts';
export { createReactToPost } from './react-to-post.ts';
export { reportPost } from './report-post.ts';
