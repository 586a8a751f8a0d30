import { printPng } from '../domain/posters/draw-poster.ts';
import { placeImage } from '../features/uploads/index.ts';
import { recall, type Stage } from './stage.ts';

/** Has somebody upload a drawing; the answer is what they use it by. */
export async function handIn(
  { services, people }: Stage,
  username: string,
  svg: string,
): Promise<string> {
  return placeImage(services, recall(people, username), await printPng(svg));
}
