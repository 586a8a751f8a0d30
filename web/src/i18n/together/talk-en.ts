export { critics } from '../en/critics.ts';
export { posts } from '../en/posts.ts';
