import type { ErrorCode } from '../errors.ts';

const errors = {
  malformed_request: 'The request could not be read.',
  invalid_input: 'Some fields need another look.',
  reset_code_wrong: 'The code is wrong or has expired',
  not_signed_in: 'Login required',
  invalid_credentials: 'Wrong username or password.',
  forbidden: 'You do not have the right to do this.',
  account_suspended: 'Your account is suspended.',
  cross_site: 'This request did not come from Girone.',
  not_found: 'Not found.',
  username_taken: 'That username is taken.',
  email_taken: 'An account with that email address exists already.',
  already_verified: 'Your email address is confirmed already.',
  last_super_admin: 'The last super-admin stays one.',
  link_expired: 'This link has expired or was used before.',
  payload_too_large: 'That is more than we can take.',
  uri_too_long: 'That address is too long.',
  unsupported_media_type: 'Send this as JSON.',
  rate_limited: 'Too many attempts. Wait a little and try again.',
  internal: 'That did not go through. Try again.',
  unavailable: 'Girone is catching its breath. Try again in a moment.',
} satisfies Record<ErrorCode, string>;

const fields = {
  field_invalid: 'This value is not valid.',
  field_too_short: 'This is too short.',
  field_too_long: 'This is too long.',
  text_invalid: 'This text contains characters that cannot be stored.',
  username_required: 'Username is required',
  username_taken: 'That username is taken',
  email_taken: 'That email address is taken',
  username_length: 'Username must be 3 to 50 characters',
  username_characters: 'Use letters, digits, dots, dashes and underscores',
  email_invalid: 'Invalid email address',
  email_required: 'Email required',
  password_too_short: 'Password must be at least 4 characters',
  password_too_long: 'Password must be at most 200 characters',
  passwords_differ: "Passwords don't match",
  name_length: 'A name has 1 to 50 characters',
  terms_required: 'You must accept the Terms and Conditions',
  privacy_required: 'You must accept the Privacy Policy',
  all_fields_required: 'All fields are required',
  code_invalid: 'The code is wrong or has expired',
};

export type FieldCode = keyof typeof fields;

export interface Messages {
  errors: Record<ErrorCode, string>;
  fields: Record<FieldCode, string>;
}

export const en: Messages = { errors, fields };
