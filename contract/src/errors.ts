/** Every error code of the API, once, with its HTTP status. Their texts are in `messages/`. */
export const errorStatus = {
  malformed_request: 400,
  invalid_input: 400,
  reset_code_wrong: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  forbidden: 403,
  account_suspended: 403,
  cross_site: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  already_verified: 409,
  last_super_admin: 409,
  link_expired: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
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
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(
  code: ErrorCode,
  more: Pick<Refusal, 'fields' | 'retryAfter'> = {},
): Refusal {
  return { ok: false, code, ...more };
}
