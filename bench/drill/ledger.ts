import type { Pool } from 'pg';
import { pick } from '../stand.ts';

/** What became of a write as far as its sender knows: taken, refused, or nobody said. */
export type Fate = 'taken' | 'refused' | 'unknown';

interface VoteEntry {
  /** The film of the last vote that was acknowledged. */
  acknowledged: number | undefined;
  acknowledgedAt: number;
  /** A later one that nobody answered: it may count or not. */
  unanswered: number | undefined;
}

export interface Differences {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** What the server has acknowledged, to be compared with what its database holds. */
export class Ledger {
  readonly counts = { votes: 0, posts: 0, images: 0, closes: 0 };
  readonly #votes = new Map<string, VoteEntry>();
  readonly #posts = new Map<string, Fate>();
  readonly #closes = new Set<string>();
  #lastVoteAt = performance.now();
  #silence = 0;
  #troubleAt = -Infinity;
  /** Paths of images whose post was acknowledged. */
  readonly images: string[] = [];

  /**
   * For which of two films somebody may vote now. One without an answer may still arrive: only the same may follow, or
   * nobody could tell which was the last. What was acknowledged before trouble stays: another would hide that it was lost.
   */
  choose(key: string, films: readonly number[]): number | undefined {
    const entry = this.#votes.get(key);
    if (entry?.unanswered !== undefined) return entry.unanswered;
    return entry && entry.acknowledgedAt < this.#troubleAt ? undefined : pick(films);
  }

  /** The longest time without an acknowledged vote since this was last asked, in seconds. */
  takeSilence(): number {
    const seconds = this.#silence;
    this.#silence = 0;
    return seconds;
  }

  vote(key: string, filmId: number, fate: Fate): void {
    const now = performance.now();
    const entry = this.#votes.get(key) ?? {
      acknowledged: undefined,
      acknowledgedAt: now,
      unanswered: undefined,
    };
    this.#votes.set(key, entry);
    if (fate === 'unknown') {
      entry.unanswered = filmId;
      this.#troubleAt = now;
    }
    if (fate !== 'taken') return;
    entry.acknowledged = filmId;
    entry.acknowledgedAt = now;
    this.counts.votes += 1;
    this.#silence = Math.max(this.#silence, (now - this.#lastVoteAt) / 1000);
    this.#lastVoteAt = now;
  }

  post(content: string, fate: Fate): void {
    this.#posts.set(content, fate);
    if (fate === 'taken') this.counts.posts += 1;
  }

  image(path: string): void {
    this.images.push(path);
    this.counts.images += 1;
  }

  close(tournamentId: number, matchDay: number): void {
    this.#closes.add(`${tournamentId}:${matchDay}`);
    this.counts.closes += 1;
  }

  async compare(pool: Pool): Promise<Differences> {
    const lost: string[] = [];
    const doubled: string[] = [];
    const votes = await readCounts(
      pool,
      `select match_id || ':' || user_id as key, max(film_id) as value, count(*)::int as count
       from votes group by match_id, user_id`,
    );
    for (const [key, { acknowledged, unanswered }] of this.#votes) {
      const row = votes.get(key);
      const expected = [acknowledged, unanswered].filter((film) => film !== undefined);
      if (row && row.count > 1) doubled.push(`vote ${key}`);
      if (row ? !expected.includes(row.value) : acknowledged !== undefined)
        lost.push(`vote ${key}`);
    }
    const posts = await readCounts(
      pool,
      'select content as key, 0 as value, count(*)::int as count from posts group by content',
    );
    for (const [content, fate] of this.#posts) {
      const count = posts.get(content)?.count ?? 0;
      if (count > 1 || (fate === 'refused' && count > 0)) doubled.push(`post ${content}`);
      if (fate === 'taken' && count === 0) lost.push(`post ${content}`);
    }
    const closes = await readCounts(
      pool,
      `select tournament_id || ':' || match_day as key, 0 as value, count(*)::int as count
       from match_day_closings group by tournament_id, match_day`,
    );
    for (const key of this.#closes) if (!closes.has(key)) lost.push(`close ${key}`);
    return { lost, doubled };
  }
}

interface Counted {
  readonly value: number;
  readonly count: number;
}

async function readCounts(pool: Pool, text: string): Promise<Map<string, Counted>> {
  const { rows } = await pool.query<Counted & { key: string }>(text);
  return new Map(rows.map(({ key, value, count }) => [key, { value, count }]));
}
