/**
 * Posts: what people say, show, answer and quote, what they think of it, and which words return.
 * Whom one blocks is the profiles' business, what becomes of a report the admins'.
 */
export { erasePosts } from './erase-posts.ts';
export { servePosts } from './posts.routes.ts';
