import { z } from 'zod';
import { circleId, id, idInAddress } from './ids.ts';
import { imageErrors } from './image-errors.ts';
import { pageOf, pageQuery } from './paging.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { limits, reportReasons } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';
import { matchDayInAddress, tournamentParams } from './tournaments.ts';

/** What somebody said or showed, and when. */
export const statement = z.object({
  id: z.int(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  imageCaption: z.string().nullable(),
  createdAt: z.iso.datetime(),
  author: person,
});

/** What a quote shows of the post that it speaks of. */
const quotedPost = statement.omit({ imageCaption: true });

const post = statement.extend({
  likesCount: z.int(),
  dislikesCount: z.int(),
  repliesCount: z.int(),
  isLiked: z.boolean(),
  isDisliked: z.boolean(),
  tournament: z.object({ id: z.int(), name: z.string() }).nullable(),
  circle: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The match of that championship which it is about. */
  match: z
    .object({ id: z.int(), matchDay: z.int(), home: z.string(), away: z.string() })
    .nullable(),
  /** The post with which a championship's discussion begins. */
  isTopicPost: z.boolean(),
  parentPostId: z.int().nullable(),
  isQuote: z.boolean(),
  /** Null where the post quotes none, and where the quoted one is deleted or not for this viewer. */
  quotedPostId: z.int().nullable(),
  quotedPost: quotedPost.nullable(),
  /** The usernames in the text that are somebody's. */
  mentions: z.array(z.string()).max(limits.postContent.max),
  viewerMayDelete: z.boolean(),
  /** When its author last changed it. */
  editedAt: z.iso.datetime().nullable(),
  /** Until when the viewer may change it; null for whoever may not, or no more. */
  editableUntil: z.iso.datetime().nullable(),
});
export type Post = z.output<typeof post>;

const reactions = z.object({
  likesCount: z.int(),
  dislikesCount: z.int(),
  isLiked: z.boolean(),
  isDisliked: z.boolean(),
});
export type Reactions = z.output<typeof reactions>;

export const postParams = z.object({ postId: idInAddress });

export const reportBody = z.object({
  reason: z.enum(reportReasons, fieldMessage('field_invalid')),
  note: trimmedText().max(limits.reportNote.max, fieldMessage('field_too_long')).optional(),
});
export type ReportBody = z.output<typeof reportBody>;

const words = trimmedText().max(limits.postContent.max, fieldMessage('field_too_long'));
const caption = trimmedText().max(limits.imageCaption.max, fieldMessage('field_too_long'));

export const createPostBody = z
  .object({
    content: words.default(''),
    /** The path that claiming the image answered. */
    imageUrl: trimmedText().max(2048, fieldMessage('field_too_long')).optional(),
    imageCaption: caption.optional(),
    quotedPostId: id.optional(),
    /** A reply is where its parent is: with a parent, circle, championship and match are left out. */
    parentPostId: id.optional(),
    circleId: circleId.optional(),
    tournamentId: id.optional(),
    /** With its championship. */
    matchId: id.optional(),
  })
  .refine(({ content, imageUrl }) => content !== '' || (imageUrl ?? '') !== '', {
    path: ['content'],
    ...fieldMessage('post_empty'),
  });
export type CreatePostBody = z.output<typeof createPostBody>;

/** What is left out stays. */
const editPostBody = z.object({
  content: words.optional(),
  imageCaption: caption.optional(),
});
export type EditPostBody = z.output<typeof editPostBody>;

/** How many people a completion offers. */
export const mentionableMax = 6;
export const trendingMax = 20;
const commentsMax = 20;

export const postRoutes = {
  readFeed: defineRoute({
    method: 'GET',
    path: '/api/posts/feed',
    summary: 'Posts that the caller may see, newest first, without replies',
    access: 'signed-in',
    query: z
      .object({
        ...pageQuery,
        tournamentId: idInAddress.optional(),
        circleId: idInAddress.pipe(circleId).optional(),
        /** What is said about one match. */
        matchId: idInAddress.optional(),
        /** With or without '#', in any case. */
        hashtag: trimmedText()
          .min(1)
          .max(limits.hashtag.max + 1)
          .optional(),
        /** A username. */
        author: trimmedText().min(1).max(limits.username.max).optional(),
        /** `photos`: only those with an image. */
        only: z.enum(['photos']).optional(),
        /** With a championship: only what had been written by then. */
        until: z.iso
          .datetime()
          .transform((text) => new Date(text))
          .optional(),
      })
      .refine(({ until, tournamentId }) => until === undefined || tournamentId !== undefined, {
        path: ['until'],
        ...fieldMessage('field_invalid'),
      }),
    status: 200,
    response: pageOf(post),
    errors: ['not_found'],
  }),
  listTrending: defineRoute({
    method: 'GET',
    path: '/api/hashtags/trending',
    summary:
      'Hashtags by the number of posts of the last seven days, after a quiet week of all time, at most twenty',
    access: 'signed-in',
    cost: 3,
    status: 200,
    response: z.array(z.object({ tag: z.string(), count: z.int() })).max(trendingMax),
    errors: [],
  }),
  createPost: defineRoute({
    method: 'POST',
    path: '/api/posts',
    summary: 'Publishes a post, a quote or a reply',
    access: 'signed-in',
    body: createPostBody,
    status: 201,
    response: post,
    errors: ['not_found', 'forbidden', ...imageErrors],
  }),
  getPost: defineRoute({
    method: 'GET',
    path: '/api/posts/:postId',
    summary: 'One post',
    access: 'signed-in',
    params: postParams,
    status: 200,
    response: post,
    errors: ['not_found'],
  }),
  listReplies: defineRoute({
    method: 'GET',
    path: '/api/posts/:postId/replies',
    summary: 'The replies to a post, oldest first',
    access: 'signed-in',
    params: postParams,
    query: z.object(pageQuery),
    status: 200,
    response: pageOf(post),
    errors: ['not_found'],
  }),
  likePost: defineRoute({
    method: 'POST',
    path: '/api/posts/:postId/like',
    summary: 'Likes a post; a dislike of the caller goes',
    access: 'signed-in',
    params: postParams,
    status: 200,
    response: reactions,
    errors: ['not_found'],
  }),
  unlikePost: defineRoute({
    method: 'POST',
    path: '/api/posts/:postId/unlike',
    summary: 'Takes the like back',
    access: 'signed-in',
    params: postParams,
    status: 200,
    response: reactions,
    errors: ['not_found'],
  }),
  dislikePost: defineRoute({
    method: 'POST',
    path: '/api/posts/:postId/dislike',
    summary: 'Dislikes a post; a like of the caller goes',
    access: 'signed-in',
    params: postParams,
    status: 200,
    response: reactions,
    errors: ['not_found'],
  }),
  undislikePost: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:postId/dislike',
    summary: 'Takes the dislike back',
    access: 'signed-in',
    params: postParams,
    status: 200,
    response: reactions,
    errors: ['not_found'],
  }),
  editPost: defineRoute({
    method: 'PATCH',
    path: '/api/posts/:postId',
    summary: 'Changes the words of a post (author, for fifteen minutes)',
    access: 'signed-in',
    params: postParams,
    body: editPostBody,
    status: 200,
    response: post,
    errors: ['not_found', 'forbidden', 'edit_time_over'],
  }),
  deletePost: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:postId',
    summary: 'Deletes a post with its image (author, admins); quotes and replies stay',
    access: 'signed-in',
    params: postParams,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden'],
  }),
  reportPost: defineRoute({
    method: 'POST',
    path: '/api/posts/:postId/report',
    summary: 'Tells the moderators about a post; a second report while one is open changes nothing',
    access: 'signed-in',
    params: postParams,
    body: reportBody,
    status: 204,
    response: null,
    errors: ['not_found', 'own_post'],
  }),
  listComments: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/comments',
    summary: 'The latest posts about a championship, and how many there are',
    access: 'signed-in',
    params: tournamentParams,
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .pipe(z.int().min(1).max(commentsMax))
        .default(3),
    }),
    status: 200,
    response: z.object({ comments: z.array(post).max(commentsMax), total: z.int() }),
    errors: ['not_found'],
  }),
  countMatchComments: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/comment-counts',
    summary: 'How many posts there are about each match of a day; those without any are left out',
    access: 'signed-in',
    params: tournamentParams,
    query: z.object({ matchDay: matchDayInAddress }),
    status: 200,
    response: z.array(z.object({ matchId: z.int(), count: z.int() })).max(limits.matchesPerDay),
    errors: ['not_found'],
  }),
  listMentionable: defineRoute({
    method: 'GET',
    path: '/api/users/mentionable',
    summary:
      'People whose username or name begins so: those of the circle or championship first, then whom the caller follows; without a beginning only these',
    access: 'signed-in',
    query: z.object({
      prefix: trimmedText().max(limits.username.max).default(''),
      tournamentId: idInAddress.optional(),
      circleId: idInAddress.pipe(circleId).optional(),
    }),
    status: 200,
    response: z.array(person).max(mentionableMax),
    errors: ['not_found'],
  }),
};
