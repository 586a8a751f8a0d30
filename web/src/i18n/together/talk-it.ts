export { critics } from '../it/critics.ts';
export { posts } from '../it/posts.ts';
