import { accept, type Outcome } from '@girone/contract/errors';
import type { Platform } from '../../platform/platform.ts';
import { findTopTags, type TagCount } from './hashtags.repo.ts';

const longest = 20;
/** A week with fewer is too quiet to tell what people talk about. */
const enough = 5;

export async function listTrending({ db }: Platform): Promise<Outcome<TagCount[]>> {
  const ofWeek = await findTopTags(db, 'week', longest);
  return accept(ofWeek.length < enough ? await findTopTags(db, 'ever', longest) : ofWeek);
}
