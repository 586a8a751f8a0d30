/** The numbers and lists that both sides show or enforce. No zod here: the landing page reads it. */

export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 4, max: 200 },
  email: { max: 254 },
  /** Of one person. */
  passkeys: 20,
  passkeyName: { max: 50 },
  personName: { min: 1, max: 50 },
  bio: { max: 500 },
  location: { max: 100 },
  website: { max: 200 },
  minimumAge: 13,
  filmTitle: { min: 1, max: 255 },
  filmYear: { min: 1888, yearsAhead: 5 },
  filmFact: { max: 255 },
  filmDescription: { max: 5000 },
  /** Of what a film database knows, so many are kept. */
  cast: 10,
  streamingOffers: 100,
  filmsPerUser: 20,
  circlesPerUser: 3,
  circleName: { min: 1, max: 60 },
  circleDescription: { max: 2000 },
  joinMessage: { max: 500 },
  inviteUses: { max: 50 },
  exclusionsShown: 100,
  inviteHours: { max: 720 },
  invitesPerCircle: 20,
  tournamentName: { min: 1, max: 100 },
  tournamentDescription: { max: 2000 },
  tournamentFilms: { min: 2, max: 64 },
  requiredFilmsPerUser: { min: 1, max: 10 },
  /** Of the longest season: 63 films, each day one resting. */
  matchDays: 126,
  /** Of the longest season: 64 films. */
  matches: 4032,
  matchesPerDay: 32,
  /** Of the longest evening: its matches, screens of the table, champion, opening and end. */
  stageScenes: 64,
  /** Of one kind, thrown since the last time that the hall was told. */
  bundledReactions: 30,
  /** The latest championships that one’s taste is made of, and how many favourites are named. */
  tasteSeasons: 100,
  tasteFavourites: 30,
  postContent: { max: 2000 },
  /** For so long an author may change what a post says. */
  postEditMinutes: 15,
  imageCaption: { max: 200 },
  hashtag: { max: 100 },
  reportNote: { max: 500 },
  adminReason: { min: 3, max: 500 },
  /** What an admin may set for one person. */
  filmsAllowed: { max: 1000 },
  /** What an admin may write into a result. */
  correctedVotes: { max: 1_000_000 },
} as const;

export const defaults = {
  circle: { maxFilms: 32, maxFilmsPerUser: 3 },
  invite: { uses: 25, hours: 720 },
  tournament: {
    maxFilms: 32,
    requiredFilmsPerUser: 3,
    minNominationsPerUser: 1,
    maxNominationsPerUser: 3,
    maxParticipantCircles: 3,
    matchDayFrequencyHours: 48,
    matchDurationHours: 24,
  },
} as const;

export const matchDayFrequencies = [12, 24, 48, 72, 168] as const;
/** How long a day of a public championship stays open at least, however soon everybody awaited has voted. */
export const leastOpenHours = [0, 1, 6, 12] as const;
/** Who owes films is named up to here; the rest is counted. */
export const owingNamed = 3;
/** The same of who is waited for: a page shows no more faces. */
export const turnoutNamed = 200;
/** So many people are drawn and listed on a map of tastes. */
export const tasteMapPeople = 40;
/** When the results of a closed day are shown: at once, when the organiser turns them up, or at an hour of the day. */
export const revealModes = ['off', 'by_hand', 'at_hour'] as const;
export const tournamentStatuses = ['preparation', 'setup', 'active', 'completed'] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];
/** `closed`: counted, and its result hidden until the day is revealed. */
export const matchStatuses = ['pending', 'active', 'closed', 'completed'] as const;
export type MatchStatus = (typeof matchStatuses)[number];
export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];
/** What the audit log speaks of. */
export const auditTargets = [
  'user',
  'film',
  'circle',
  'tournament',
  'match_day',
  'match',
  'post',
  'report',
] as const;
/** The last results of a film: won, drawn, lost. */
export const matchOutcomes = ['W', 'D', 'L'] as const;
/** What separates films that are equal in points, in this order; `shared`: nothing does. */
export const tieBreaks = ['voteDifference', 'votesFor', 'wins', 'headToHead', 'shared'] as const;
/** What a ready championship waits for. */
export const startTriggers = ['everyone_nominated', 'list_full', 'deadline'] as const;
export const circleRoles = ['member', 'moderator', 'admin'] as const;
export const joinTypes = ['open', 'approval_required'] as const;
export const joinRequestStatuses = ['pending', 'approved', 'rejected'] as const;
export const exclusionCauses = ['removed', 'rejected'] as const;
/** What a person can be told, and decline to be told. */
export const choosableNotifications = [
  'nominations_open',
  'reminder',
  'match_day_opened',
  'match_day_closing',
  'match_day_held',
  'match_day_called',
  'match_day_results',
  'match_day_revealed',
  'tournament_started',
  'tournament_completed',
  'start_overdue',
  'participant_left',
  'join_request',
  'join_answer',
  'member_joined',
  'promoted',
  'mention',
  'reply',
  'quote',
  'new_follower',
  'follow_request',
  'follow_accepted',
  'report_outcome',
] as const;
export type ChoosableNotification = (typeof choosableNotifications)[number];
/** What comes by mail, and can be declined there: one of them is only ever a mail. */
export const mailKinds = ['weekly_digest', ...choosableNotifications] as const;
export type MailKind = (typeof mailKinds)[number];
/** So many browsers of one person get pushes. */
export const pushDevicesMost = 10;
export const notificationTypes = [
  ...choosableNotifications,
  'count_disputed',
  'moderation',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
/** What somebody who looks after the place did that concerns a person. Nobody can decline to be told. */
export const moderationActs = [
  'warned',
  'post_deleted',
  'film_changed',
  'film_deleted',
  'film_limit',
  'result_corrected',
  'tournament_cancelled',
  'nomination_removed',
  'started_without',
  'admin_granted',
  'admin_revoked',
] as const;
export type ModerationAct = (typeof moderationActs)[number];
export const reportReasons = ['spam', 'insult', 'hate', 'spoiler', 'private', 'other'] as const;

/** Nominations stay open this long unless the creator says otherwise. */
export const preparationDays = 7;

export const resetCode = {
  length: 6,
  lifetimeMinutes: 10,
  maxAttempts: 5,
  perHour: 3,
  perDay: 10,
  redirectDelayMs: 2000,
} as const;

/** Whoever is missing from a championship is reminded once in this time. */
export const reminderHours = 24;

/** How long a rejected request keeps its sender from asking again. */
export const askAgainHours = 24;

/** Many films at once. */
export const importRules = {
  /** In one list, whatever it is made of. */
  lines: 5000,
  fileBytes: 10_485_760,
  linesPerCall: 100,
  /** For a line that may mean several. */
  choices: 5,
  filmsPerCall: 50,
  undoSeconds: 60,
} as const;

/** How somebody signed in: the code is that of a second factor. */
export const signInKinds = ['password', 'password_and_code', 'passkey'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** Votes that wait on a device for a line: so many at once, and for so long. */
export const keptVotes = { most: 200, days: 30 } as const;

/** How many recovery codes a person has at once. */
export const recoveryCodeCount = 10;

/** Without being used; and however much it is used. */
export const sessionDays = 30;
export const sessionMostDays = 90;
/** How long a password that was given opens the admin area: without being used there, and at most. */
export const adminAccess = { idleMinutes: 30, mostHours: 12 } as const;
export const emailChange = { lifetimeHours: 24 } as const;
/** In which signing in takes a deletion back. */
export const deletionDays = 14;
/** How long the file with a person's data can be fetched. */
export const exportDays = 7;

/**
 * What a choice of films and frequency means: everyone meets everyone twice, and with an odd number
 * one film rests each day, which makes a day more in each leg. The days are how long it takes if no
 * match day closes early.
 */
export function measureSeason(films: number, matchDayFrequencyHours: number) {
  if (films < limits.tournamentFilms.min) return { matches: 0, matchDays: 0, days: 0 };
  const matchDays = 2 * (films % 2 === 0 ? films - 1 : films);
  return {
    matches: films * (films - 1),
    matchDays,
    days: Math.ceil((matchDays * matchDayFrequencyHours) / 24),
  };
}

/**
 * How many rows of a list an answer has: at most, when nobody says how many, and when our own pages ask, which show eight
 * rows of three and learn from one more whether there is a next page, or only a glance at the newest.
 */
export const pageRows = { glance: 3, screen: 25, usual: 50, most: 100 } as const;
