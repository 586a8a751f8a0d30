import type { postPictures } from './drawings.ts';

/** Something that somebody says. */
export interface Line {
  readonly hoursAgo: number;
  readonly by: string;
  readonly text: string;
  /** By which others refer to it. */
  readonly id?: string;
  readonly replyTo?: string;
  readonly quotes?: string;
  /** A championship or a circle; absent: for everybody. */
  readonly in?: string;
  readonly picture?: keyof typeof postPictures;
  readonly likes?: number;
  readonly dislikes?: number;
}
