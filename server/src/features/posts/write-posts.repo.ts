import type { UserId } from '@girone/contract/ids';
import { eq, sql } from 'drizzle-orm';
import { reports } from '../../domain/schema/admin.ts';
import { postHashtags, posts } from '../../domain/schema/posts.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { PostRow } from './posts.repo.ts';

const addPost = statement(
  'insert_post',
  {
    authorId: 'int',
    content: 'text',
    imageUrl: 'text?',
    imageCaption: 'text?',
    quotedPostId: 'int?',
    parentPostId: 'int?',
    circleId: 'int?',
    tournamentId: 'int?',
    matchId: 'int?',
    isPublic: 'bool',
  },
  (post) => build.insert(posts).values(post).returning(),
);

export async function insertPost(
  tx: Transaction,
  post: Parameters<typeof addPost>[1],
  tags: readonly string[],
): Promise<PostRow> {
  const [row] = await addPost(tx, post);
  if (!row) throw new Error('the new post was not returned');
  await insertTags(tx, row, tags);
  return row;
}

const addTags = statement(
  'insert_hashtags',
  { postId: 'int', tags: 'text[]', createdAt: 'timestamptz' },
  ({ postId, tags, createdAt }) =>
    build
      .insert(postHashtags)
      .select(sql`select ${postId}, tag, ${createdAt} from unnest(${tags}) as tag`),
);

async function insertTags(
  tx: Transaction,
  { id: postId, createdAt }: Pick<PostRow, 'id' | 'createdAt'>,
  tags: readonly string[],
): Promise<void> {
  if (tags.length > 0) await addTags(tx, { postId, tags, createdAt });
}

const deleteTags = statement('delete_hashtags', { postIds: 'int[]' }, ({ postIds }) =>
  build.delete(postHashtags).where(sql`${postHashtags.postId} = any(${postIds})`),
);

const rewrite = statement(
  'rewrite_post',
  { id: 'int', content: 'text', imageCaption: 'text?' },
  ({ id, ...words }) =>
    build
      .update(posts)
      .set({ ...words, editedAt: sql`clock_timestamp()` })
      .where(eq(posts.id, id))
      .returning(),
);

/** Writes its new words, with their hashtags. */
export async function rewritePost(
  tx: Transaction,
  post: PostRow,
  tags: readonly string[],
): Promise<PostRow> {
  const [row] = await rewrite(tx, post);
  if (!row) throw new Error('the changed post was not returned');
  await deleteTags(tx, { postIds: [post.id] });
  await insertTags(tx, post, tags);
  return row;
}

/** A deleted post says and shows nothing. */
const emptied = {
  content: '',
  imageUrl: null,
  imageCaption: null,
  quotedPostId: null,
  deletedAt: sql`now()`,
};

const empty = statement('empty_post', { id: 'int' }, ({ id }) =>
  build.update(posts).set(emptied).where(eq(posts.id, id)),
);

/** Its place stays, for the replies below it and the quotes that point to it. */
export async function emptyPost(tx: Transaction, id: number): Promise<void> {
  await empty(tx, { id });
  await deleteTags(tx, { postIds: [id] });
}

const emptyAllOf = statement('empty_posts_of', { authorId: 'int' }, ({ authorId }) =>
  build
    .update(posts)
    .set(emptied)
    .where(
      sql`${posts.authorId} = ${authorId} and ${posts.deletedAt} is null and not ${posts.isTopicPost}`,
    )
    .returning(),
);

/** The same for all of one author; answers what is left of them. */
export async function emptyPostsOf(tx: Transaction, authorId: UserId): Promise<PostRow[]> {
  const rows = await emptyAllOf(tx, { authorId });
  await deleteTags(tx, { postIds: rows.map(({ id }) => id) });
  return rows;
}

const addReport = statement(
  'insert_report',
  {
    reporterId: 'int',
    postId: 'int?',
    reportedUserId: 'int?',
    concernedId: 'int',
    circleId: 'int?',
    reason: 'text',
    note: 'text?',
  },
  (report) => build.insert(reports).values(report).onConflictDoNothing(),
);

type Report = typeof reports.$inferSelect;
type NewReport = Pick<Report, 'reporterId' | 'concernedId' | 'reason' | 'note'> &
  Partial<Pick<Report, 'postId' | 'reportedUserId' | 'circleId'>>;

/** A second one of the same person, while the first is open, changes nothing. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await addReport(db, { postId: null, reportedUserId: null, circleId: null, ...report });
}
