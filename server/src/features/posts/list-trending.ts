import { accept, type Outcome } from '@girone/contract/errors';
import { trendingMax } from '@girone/contract/posts';
import type { Platform } from '../../platform/platform.ts';
import { findTopTags, type TagCount } from './hashtags.repo.ts';

/** A week with fewer is too quiet to tell what people talk about. */
const enough = 5;

export async function listTrending({ db }: Platform): Promise<Outcome<TagCount[]>> {
  const ofWeek = await findTopTags(db, 'week', trendingMax);
  return accept(ofWeek.length < enough ? await findTopTags(db, 'ever', trendingMax) : ofWeek);
}
