import { feedQuery } from './posts.queries.ts';

/** The posts with a picture, the newest first. */
export const photosQuery = feedQuery({ only: 'photos' });
