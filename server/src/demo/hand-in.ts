import { placeImage } from '../features/uploads/index.ts';
import { printPng } from '../platform/posters/draw-poster.ts';
import { recall, type Stage } from './stage.ts';

/** Has somebody upload a drawing; the answer is what they use it by. */
export async function handIn(
  { platform, people }: Stage,
  username: string,
  svg: string,
): Promise<string> {
  return placeImage(platform, recall(people, username), await printPng(svg));
}
