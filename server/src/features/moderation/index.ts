/**
 * Moderation: what people report, and what those decide who look after a circle or the place.
 * Deleting a post is the posts' business, suspending a person that of auth.
 */
export { listPosts } from './list-posts.ts';
export { serveModeration } from './moderation.routes.ts';
export { listReports } from './read-queue.ts';
