import type { Post } from '@girone/contract/posts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ReadyJson } from '../../platform/http/ready-json.ts';
import {
  listNewestFeed,
  usualLimitOf,
  type FeedFilter,
  type ListedPost,
  type UsualLimit,
} from './feed.repo.ts';
import { findVisible, loadPosts, type PostView } from './post-views.repo.ts';
import { presentState, type PostState, type WrittenPost } from './posts.present.ts';
import { presentViews } from './read-posts.ts';

/** What a post says, as the beginning of its JSON: how it stands is added to it for each viewer. */
interface KeptWords extends WrittenPost {
  readonly json: string;
}

/** Of the page that this is about. */
export function newestPageLimit(actor: Actor, query: FeedFilter): UsualLimit | undefined {
  return query.before === undefined ? usualLimitOf(actor, query) : undefined;
}

export interface NewestFeed {
  /** Where the next page begins: also behind a post that went while the page was put together. */
  readonly listed: readonly ListedPost[];
  readonly json: ReadyJson<Post[]>;
}

/**
 * The page that everybody opens first. Who may see what, and how it stands, is asked each time; what the posts say is
 * kept. The list names the version of the words, so that what is kept is as exact as what is read, whichever process
 * changed it.
 */
export function createNewestFeed(db: Db): (actor: Actor, limit: UsualLimit) => Promise<NewestFeed> {
  const kept = new LRUCache<string, KeptWords>({ max: 1000 });

  /** By their ids; without those that the viewer may see no more. */
  async function readWords(actor: Actor, listed: readonly ListedPost[]) {
    const words = new Map<number, KeptWords>();
    const absent: number[] = [];
    const quotes = listed.flatMap(({ quotedPostId }) => quotedPostId ?? []);
    const shownQuotes = await findVisible(db, actor, quotes);
    for (const post of listed) {
      const known = kept.get(keyOf(post, shownQuotes.has(post.quotedPostId ?? 0)));
      if (known) words.set(post.id, known);
      else absent.push(post.id);
    }
    const views = await loadPosts(db, actor, absent);
    for (const [index, post] of (await presentViews(db, actor, views)).entries()) {
      const view = views[index];
      if (!view) continue;
      const said = toKept(view, post);
      words.set(post.id, said);
      // Under the version that was read with it: there may be another since the page was listed.
      kept.set(keyOf({ id: post.id, version: view.version }, post.quotedPost !== null), said);
    }
    return words;
  }

  return async (actor, limit) => {
    const listed = await listNewestFeed(db, { userId: actor.userId, limit });
    const words = await readWords(actor, listed);
    const texts = listed.flatMap((post) => {
      const said = words.get(post.id);
      return said ? said.json + JSON.stringify(presentState(actor, said, post)).slice(1) : [];
    });
    return { listed, json: new ReadyJson(`[${texts.join(',')}]`) };
  };
}

/** With and without what it quotes: not everybody may see that. */
function keyOf({ id, version }: Pick<ListedPost, 'id' | 'version'>, isQuoteShown: boolean): string {
  return `${id} ${version} ${isQuoteShown}`;
}

/** JSON leaves out what is undefined. */
const withoutState: Readonly<Record<keyof PostState, undefined>> = {
  likesCount: undefined,
  dislikesCount: undefined,
  repliesCount: undefined,
  isLiked: undefined,
  isDisliked: undefined,
  viewerMayDelete: undefined,
  editableUntil: undefined,
};

function toKept({ post: { authorId, isTopicPost, createdAt } }: PostView, post: Post): KeptWords {
  const json = JSON.stringify({ ...post, ...withoutState }).replace(/\}$/, ',');
  return { authorId, isTopicPost, createdAt, json };
}
