/** Every error code of the API, once, with its HTTP status. Their texts are in `messages/`. */
export const errorStatus = {
  malformed_request: 400,
  invalid_input: 400,
  reset_code_wrong: 400,
  film_not_in_match: 400,
  unseen_not_allowed: 400,
  own_post: 400,
  oneself: 400,
  image_address_invalid: 400,
  push_address_refused: 400,
  box_unreadable: 400,
  box_broken: 400,
  box_match_broken: 400,
  image_unreadable: 400,
  image_too_many_pixels: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 403,
  passkey_refused: 403,
  forbidden: 403,
  account_suspended: 403,
  demo_account_local: 403,
  cross_site: 403,
  not_eligible: 403,
  not_the_voter: 403,
  excluded_from_circle: 403,
  email_unverified: 403,
  password_wrong: 403,
  password_needed: 403,
  second_factor_needed: 403,
  second_factor_kept: 403,
  profile_private: 403,
  not_found: 404,
  request_timeout: 408,
  username_taken: 409,
  email_taken: 409,
  already_verified: 409,
  last_super_admin: 409,
  second_factor_off: 409,
  second_factor_not_begun: 409,
  passkey_taken: 409,
  passkey_limit_reached: 409,
  last_way_in: 409,
  password_off: 409,
  push_off: 409,
  push_devices_used_up: 409,
  film_limit_reached: 409,
  film_in_championship: 409,
  circle_limit_reached: 409,
  member_limit_reached: 409,
  already_member: 409,
  not_a_member: 409,
  request_pending: 409,
  request_decided: 409,
  ask_again_later: 409,
  reminded_lately: 409,
  archive_differs: 409,
  tournament_not_over: 409,
  ballots_not_sealed: 409,
  results_hidden: 409,
  ballot_key_set: 409,
  nobody_missing: 409,
  owner_stays: 409,
  admin_role_fixed: 409,
  circle_has_championship: 409,
  invite_limit_reached: 409,
  tournament_started: 409,
  tournament_not_in_setup: 409,
  tournament_not_active: 409,
  not_a_draft: 409,
  type_fixed: 409,
  deadline_ahead: 409,
  too_few_films: 409,
  limit_below_use: 409,
  rematch_exists: 409,
  film_nominated_already: 409,
  nominations_used_up: 409,
  nominations_changed: 409,
  participants_changed: 409,
  tournament_full: 409,
  match_not_open: 409,
  newer_choice: 409,
  match_day_over: 409,
  day_not_held: 409,
  reveal_in_order: 409,
  day_not_sealed: 409,
  show_running: 409,
  no_show: 409,
  show_moved_on: 409,
  called_lately: 409,
  match_not_completed: 409,
  result_unchanged: 409,
  report_decided: 409,
  edit_time_over: 409,
  image_not_uploaded: 409,
  image_busy: 409,
  image_in_use: 409,
  link_expired: 410,
  payload_too_large: 413,
  image_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  image_type_unsupported: 415,
  range_unsatisfiable: 416,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  film_database_away: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every refusal. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** One sentence per field that is wrong, in the caller's language. */
  fields?: Record<string, string>;
  /** Only from the two password-reset calls. */
  success?: false;
  error?: string;
}

/** An expected refusal: a value, never an exception. */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** A code of `messages.fields` per wrong field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  /** What the message names, such as the championship that is in the way. */
  readonly names?: Readonly<Record<string, string>>;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(
  code: ErrorCode,
  more: Pick<Refusal, 'fields' | 'retryAfter' | 'names'> = {},
): Refusal {
  return { ok: false, code, ...more };
}
