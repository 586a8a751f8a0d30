import { z } from 'zod';
import { currentUser } from './auth.ts';
import { champions } from './champions.ts';
import { filmSummary } from './film-summary.ts';
import { imageErrors } from './image-errors.ts';
import { pageOf, pageQuery } from './paging.ts';
import { person, personParams } from './people.ts';
import { defineRoute } from './route.ts';
import { limits, tournamentStatuses } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

const profileImageBody = z.object({
  /** The address that the image was sent to; an empty text removes the picture. */
  imageUrl: trimmedText().max(2048, fieldMessage('field_too_long')),
});

const profile = person.extend({
  /** Null, as everything below up to the counters, where a private profile is closed to the viewer. */
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  /** Only on one's own profile. */
  dateOfBirth: z.iso.date().nullish(),
  /** Only for oneself and admins. */
  email: z.string().optional(),
  filmsUploaded: z.int(),
  followersCount: z.int(),
  followingCount: z.int(),
  postsCount: z.int(),
  isPrivate: z.boolean(),
  /** Whether the viewer sees all of it: it is public, or they are let in. */
  isOpen: z.boolean(),
  viewerIsOwner: z.boolean(),
  viewerFollows: z.enum(['no', 'requested', 'yes']),
  followsViewer: z.boolean(),
  viewerHasBlocked: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const stats = z.object({
  films: z.int(),
  championships: z.int(),
  titles: z.int(),
  wins: z.int(),
  votesCast: z.int(),
  posts: z.int(),
  followers: z.int(),
  following: z.int(),
});
export type ProfileStats = z.output<typeof stats>;

/** An empty text or null clears a field; what is left out stays; what is not named here is refused. */
export const editProfileBody = z.strictObject({
  firstName: trimmedText().max(limits.personName.max, fieldMessage('name_length')).nullish(),
  lastName: trimmedText().max(limits.personName.max, fieldMessage('name_length')).nullish(),
  bio: trimmedText().max(limits.bio.max, fieldMessage('field_too_long')).nullish(),
  location: trimmedText().max(limits.location.max, fieldMessage('field_too_long')).nullish(),
  website: trimmedText()
    .max(limits.website.max, fieldMessage('field_too_long'))
    .pipe(
      z.union([
        z.literal(''),
        z.url({
          protocol: /^https?$/,
          hostname: z.regexes.domain,
          ...fieldMessage('website_invalid'),
        }),
      ]),
    )
    .nullish(),
  /** `yyyy-mm-dd`; what follows the date part is left out. */
  dateOfBirth: trimmedText()
    .transform((text) => text.slice(0, 10))
    .pipe(z.union([z.literal(''), z.iso.date(fieldMessage('date_invalid'))]))
    .nullish(),
});
export type EditProfileBody = z.output<typeof editProfileBody>;

const inChampionship = {
  film: filmSummary,
  tournament: z.object({ id: z.int(), name: z.string() }),
};

/** `at` is also the cursor, to the microsecond: the next page begins before it. */
const activity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    at: z.iso.datetime(),
    post: z.object({ id: z.int(), content: z.string(), imageUrl: z.string().nullable() }),
  }),
  z.object({ kind: z.literal('nomination'), at: z.iso.datetime(), ...inChampionship }),
  /** A championship won by a film of theirs. */
  z.object({ kind: z.literal('title'), at: z.iso.datetime(), ...inChampionship }),
]);
export type Activity = z.output<typeof activity>;

const profileTournament = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(tournamentStatuses),
  /** Set where it was called off: `completed` without a champion. */
  cancelledAt: z.iso.datetime().nullable(),
  circleName: z.string().nullable(),
  /** Of their films in it, the best placed. */
  bestPosition: z.int().nullable(),
  /** All that stand in it, other people's too. */
  filmsCount: z.int(),
  champions,
});

const profileCircle = z.object({
  id: z.int(),
  name: z.string(),
  isPublic: z.boolean(),
  memberCount: z.int(),
  coverImageUrl: z.string().nullable(),
});

const relation = z.object({
  viewerFollows: z.enum(['no', 'requested', 'yes']),
  followersCount: z.int(),
  followingCount: z.int(),
});

const listedPerson = person.extend({
  viewerFollows: z.enum(['no', 'requested', 'yes']),
  viewerIsThem: z.boolean(),
});
const followPage = z.object({
  limit: pageQuery.limit,
  /** The username after which the page begins. */
  before: trimmedText().max(limits.username.max).optional(),
});

export const profileRoutes = {
  setProfileImage: defineRoute({
    method: 'PUT',
    path: '/api/users/profile-image',
    summary: 'Makes an uploaded image one’s picture, or removes the picture',
    access: 'signed-in',
    body: profileImageBody,
    status: 200,
    response: currentUser,
    errors: imageErrors,
  }),
  getOwnProfile: defineRoute({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The caller’s own profile',
    access: 'signed-in',
    status: 200,
    response: profile,
    errors: [],
  }),
  getProfile: defineRoute({
    method: 'GET',
    path: '/api/users/profile/:username',
    summary:
      'A person’s profile; of a private one name, picture and counters, unless one is let in',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: profile,
    errors: ['not_found'],
  }),
  editProfile: defineRoute({
    method: 'PUT',
    path: '/api/users/profile',
    summary: 'Changes one’s own profile',
    access: 'signed-in',
    body: editProfileBody,
    status: 200,
    response: profile,
    errors: [],
  }),
  getOwnStats: defineRoute({
    method: 'GET',
    path: '/api/users/stats',
    summary: 'The caller’s own figures',
    access: 'signed-in',
    status: 200,
    response: stats,
    errors: [],
  }),
  getStats: defineRoute({
    method: 'GET',
    path: '/api/users/stats/:username',
    summary: 'A person’s figures, of what the caller may see',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: stats,
    errors: ['not_found', 'profile_private'],
  }),
  listActivity: defineRoute({
    method: 'GET',
    path: '/api/users/:username/activity',
    summary: 'Posts, nominations and titles of a person that the caller may see, newest first',
    access: 'signed-in',
    params: personParams,
    query: z.object({ limit: pageQuery.limit, before: z.iso.datetime().max(40).optional() }),
    status: 200,
    response: pageOf(activity),
    errors: ['not_found', 'profile_private'],
  }),
  listFilmsOf: defineRoute({
    method: 'GET',
    path: '/api/users/:username/films',
    summary: 'A person’s films, newest first',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: z.array(filmSummary).max(limits.filmsAllowed.max),
    errors: ['not_found', 'profile_private'],
  }),
  listTournamentsOf: defineRoute({
    method: 'GET',
    path: '/api/users/:username/tournaments',
    summary:
      'The championships that a person takes part in, of those the caller may see, newest first',
    access: 'signed-in',
    params: personParams,
    query: z.object(pageQuery),
    status: 200,
    response: pageOf(profileTournament),
    errors: ['not_found', 'profile_private'],
  }),
  listCirclesOf: defineRoute({
    method: 'GET',
    path: '/api/users/:username/circles',
    summary: 'The circles that a person is in, of those the caller may see',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: z.array(profileCircle).max(limits.circlesPerUser),
    errors: ['not_found', 'profile_private'],
  }),
  followUser: defineRoute({
    method: 'POST',
    path: '/api/users/:username/follow',
    summary: 'Follows a person; a private profile is asked first',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: relation,
    errors: ['not_found', 'oneself'],
  }),
  unfollowUser: defineRoute({
    method: 'DELETE',
    path: '/api/users/:username/follow',
    summary: 'Follows a person no longer, or withdraws the request',
    access: 'signed-in',
    params: personParams,
    status: 200,
    response: relation,
    errors: ['not_found'],
  }),
  listFollowers: defineRoute({
    method: 'GET',
    path: '/api/users/:username/followers',
    summary: 'Who follows a person, by username',
    access: 'signed-in',
    params: personParams,
    query: followPage,
    status: 200,
    response: pageOf(listedPerson),
    errors: ['not_found', 'profile_private'],
  }),
  listFollowing: defineRoute({
    method: 'GET',
    path: '/api/users/:username/following',
    summary: 'Whom a person follows, by username',
    access: 'signed-in',
    params: personParams,
    query: followPage,
    status: 200,
    response: pageOf(listedPerson),
    errors: ['not_found', 'profile_private'],
  }),
  listFollowRequests: defineRoute({
    method: 'GET',
    path: '/api/users/follow-requests',
    summary: 'Who waits to follow the caller, the latest hundred, the latest first',
    access: 'signed-in',
    status: 200,
    response: pageOf(person.extend({ askedAt: z.iso.datetime() })),
    errors: [],
  }),
  acceptFollower: defineRoute({
    method: 'POST',
    path: '/api/users/follow-requests/:username/accept',
    summary: 'Lets a person follow',
    access: 'signed-in',
    params: personParams,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  declineFollower: defineRoute({
    method: 'POST',
    path: '/api/users/follow-requests/:username/decline',
    summary: 'Turns a request to follow down, or ends that a person follows',
    access: 'signed-in',
    params: personParams,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
};
