import type { CircleId, UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { circles } from './circles.ts';
import { matches } from './matches.ts';
import { tournaments } from './tournaments.ts';

/**
 * A deleted post keeps an empty row: other people's replies stay in their thread, and a quote can
 * say that the post is gone.
 */
export const posts = pgTable(
  'posts',
  {
    id: identity(),
    content: text('content').notNull(),
    authorId: integer('author_id').$type<UserId>().notNull(),
    imageUrl: text('image_url'),
    imageCaption: text('image_caption'),
    /** Also with a championship of a circle, so that the members' feed needs no other table. */
    circleId: integer('circle_id').$type<CircleId>(),
    tournamentId: integer('tournament_id'),
    /** The match of that championship which it is about. */
    matchId: integer('match_id'),
    isTopicPost: boolean('is_topic_post').notNull().default(false),
    parentPostId: integer('parent_post_id'),
    quotedPostId: integer('quoted_post_id'),
    /**
     * Any signed-in user may see it; false for what only a circle's members see. A trigger changes it
     * with the circle or the championship.
     */
    isPublic: boolean('is_public').notNull().default(true),
    postType: text('post_type').notNull().default('general'),
    /** Triggers count, so that the figures are the rows also when an account or a circle goes. */
    likesCount: integer('likes_count').notNull().default(0),
    dislikesCount: integer('dislikes_count').notNull().default(0),
    repliesCount: integer('replies_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its author last changed it, if ever. */
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    foreignKey({ name: 'posts_author_fk', columns: [t.authorId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'posts_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'posts_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'posts_match_fk',
      columns: [t.matchId],
      foreignColumns: [matches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'posts_parent_fk',
      columns: [t.parentPostId],
      foreignColumns: [t.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'posts_quoted_fk',
      columns: [t.quotedPostId],
      foreignColumns: [t.id],
    }).onDelete('set null'),
    // Feed: what everybody may see, newest first; the page's cursor is the id.
    index('posts_feed_idx')
      .on(t.id)
      .where(sql`${t.isPublic} and ${t.parentPostId} is null and ${t.deletedAt} is null`),
    // Feed: what the members of a circle see besides; discussion of a circle.
    index('posts_circle_idx')
      .on(t.circleId, t.id)
      .where(sql`${t.circleId} is not null and ${t.deletedAt} is null`),
    // Recent comments; /social?tournament={id}.
    index('posts_tournament_idx')
      .on(t.tournamentId, t.id)
      .where(sql`${t.tournamentId} is not null and ${t.deletedAt} is null`),
    // What is said about a match.
    index('posts_match_idx')
      .on(t.matchId, t.id)
      .where(sql`${t.matchId} is not null`),
    // Profile: activity; feed of one author.
    index('posts_author_idx')
      .on(t.authorId, t.id)
      .where(sql`${t.deletedAt} is null`),
    // A post's own view: its replies. Deleted ones too, for the foreign key.
    index('posts_parent_idx')
      .on(t.parentPostId, t.id)
      .where(sql`${t.parentPostId} is not null`),
    index('posts_quoted_idx')
      .on(t.quotedPostId)
      .where(sql`${t.quotedPostId} is not null`),
    // Photos, newest first, however few posts have one.
    index('posts_photo_idx')
      .on(t.id)
      .where(sql`${t.imageUrl} is not null and ${t.parentPostId} is null`),
    // Admin: every photo, those in replies too.
    index('posts_any_photo_idx')
      .on(t.id)
      .where(sql`${t.imageUrl} is not null`),
    // Admin: search of posts.
    index('posts_search_idx').using('gin', t.content.op('gin_trgm_ops')),
    // Who may see an image.
    index('posts_image_idx')
      .on(t.imageUrl)
      .where(sql`${t.imageUrl} is not null`),
    uniqueIndex('posts_one_topic_unique')
      .on(t.tournamentId)
      .where(sql`${t.isTopicPost}`),
    check('posts_content_length', sql`char_length(${t.content}) <= 2000`),
    check('posts_image_caption_length', sql`char_length(${t.imageCaption}) <= 200`),
    check('posts_image_url_own', sql`${t.imageUrl} like '/objects/%'`),
    check(
      'posts_not_empty',
      sql`case when ${t.deletedAt} is null then btrim(${t.content}) <> '' or ${t.imageUrl} is not null else ${t.content} = '' and ${t.imageUrl} is null and ${t.imageCaption} is null end`,
    ),
    check('posts_match_has_tournament', sql`${t.matchId} is null or ${t.tournamentId} is not null`),
    check('posts_topic_has_tournament', sql`not ${t.isTopicPost} or ${t.tournamentId} is not null`),
    // Ids grow, so pointing backwards only makes a cycle of quotes or replies impossible.
    check('posts_parent_is_older', sql`${t.parentPostId} < ${t.id}`),
    check('posts_quoted_is_older', sql`${t.quotedPostId} < ${t.id}`),
    check('posts_likes_count_range', sql`${t.likesCount} >= 0`),
    check('posts_dislikes_count_range', sql`${t.dislikesCount} >= 0`),
    check('posts_replies_count_range', sql`${t.repliesCount} >= 0`),
  ],
);

export const postHashtags = pgTable(
  'post_hashtags',
  {
    postId: integer('post_id').notNull(),
    /** Lower case, without '#'. */
    tag: text('tag').notNull(),
    /** The post's own instant, so that trending needs no join to find the week. */
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'post_hashtags_pkey', columns: [t.postId, t.tag] }),
    foreignKey({
      name: 'post_hashtags_post_fk',
      columns: [t.postId],
      foreignColumns: [posts.id],
    }).onDelete('cascade'),
    // Trending: the tags of the last 7 days.
    index('post_hashtags_recent_idx').on(t.createdAt, t.tag),
    // Feed of one hashtag; trending of all time.
    index('post_hashtags_tag_idx').on(t.tag, t.postId),
    // An index entry has a size limit that a 2,000 character tag would break.
    check('post_hashtags_tag_length', sql`char_length(${t.tag}) between 1 and 100`),
    check('post_hashtags_tag_lower', sql`${t.tag} = lower(${t.tag})`),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: integer('post_id').notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.postId, t.userId] }),
    foreignKey({
      name: 'post_likes_post_fk',
      columns: [t.postId],
      foreignColumns: [posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_likes_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('post_likes_user_idx').on(t.userId),
  ],
);

export const postDislikes = pgTable(
  'post_dislikes',
  {
    postId: integer('post_id').notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'post_dislikes_pkey', columns: [t.postId, t.userId] }),
    foreignKey({
      name: 'post_dislikes_post_fk',
      columns: [t.postId],
      foreignColumns: [posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_dislikes_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('post_dislikes_user_idx').on(t.userId),
  ],
);

/**
 * The key that likes and dislikes share, written by triggers on both: with one row per person and
 * post, nobody can like and dislike the same post, at any isolation level.
 */
export const postReactions = pgTable(
  'post_reactions',
  {
    postId: integer('post_id').notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_reactions_one_per_user', columns: [t.postId, t.userId] }),
    foreignKey({
      name: 'post_reactions_post_fk',
      columns: [t.postId],
      foreignColumns: [posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_reactions_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('post_reactions_user_idx').on(t.userId),
  ],
);

/**
 * One row: the transaction that was the last to change words which posts show (their own, and the names of people,
 * circles, championships and films; triggers). Whoever finds the same version twice finds the same words. Counts and
 * rights are not part of it.
 */
export const shownWords = pgTable(
  'shown_words',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: text('version').notNull(),
  },
  (t) => [check('shown_words_one_row', sql`${t.isOnly}`)],
);
