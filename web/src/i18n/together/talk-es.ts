export { critics } from '../es/critics.ts';
export { posts } from '../es/posts.ts';
