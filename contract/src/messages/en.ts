import type { ErrorCode } from '../errors.ts';

const errors = {
  malformed_request: 'The request could not be read.',
  invalid_input: 'Some fields need another look.',
  reset_code_wrong: 'The code is wrong or has expired',
  image_address_invalid: 'This is not the address of an uploaded picture.',
  image_unreadable: 'This picture cannot be read. Is the file complete?',
  image_too_many_pixels: 'This picture has too many pixels or frames.',
  not_signed_in: 'Login required',
  invalid_credentials: 'Wrong username or password.',
  forbidden: 'You do not have the right to do this.',
  account_suspended: 'Your account is suspended.',
  cross_site: 'This request did not come from Girone.',
  circle_needs_approval: 'This circle takes requests: write a message and wait for approval.',
  not_found: 'Not found.',
  username_taken: 'That username is taken.',
  email_taken: 'An account with that email address exists already.',
  already_verified: 'Your email address is confirmed already.',
  last_super_admin: 'The last super-admin stays one.',
  film_limit_reached: 'Your list is full. Delete a film to add another.',
  film_in_championship:
    'This film is playing in {{championship}}. It can be deleted when the championship is over.',
  circle_limit_reached: 'You are in 3 circles already. Leave one to join another.',
  member_limit_reached: 'This person is in 3 circles already.',
  already_member: 'You are a member of this circle already.',
  not_a_member: 'You are not a member of this circle.',
  request_pending: 'Your request is waiting for approval already.',
  request_decided: 'This request has been decided already.',
  ask_again_later: 'Your last request was turned down. You can ask again after 24 hours.',
  owner_stays: 'The owner stays in the circle until it is handed over or deleted.',
  admin_role_fixed: 'The role of an admin of the circle cannot be changed.',
  circle_has_championship:
    '{{championship}} is still running in this circle. It can be deleted when the championship is over.',
  invite_limit_reached: 'This circle has 20 open invite links. End one to make another.',
  image_not_uploaded: 'The picture has not arrived yet.',
  image_busy: 'This picture is being prepared. Try again in a moment.',
  image_in_use: 'This picture is in use elsewhere.',
  link_expired: 'This link has expired or was used before.',
  payload_too_large: 'That is more than we can take.',
  image_too_large: 'This picture is too large.',
  uri_too_long: 'That address is too long.',
  unsupported_media_type: 'Send this as JSON.',
  image_type_unsupported: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  range_unsatisfiable: 'This file has no such part.',
  rate_limited: 'Too many attempts. Wait a little and try again.',
  internal: 'That did not go through. Try again.',
  unavailable: 'Girone is catching its breath. Try again in a moment.',
  film_database_away:
    'The film database does not answer. Try again in a moment, or fill the form yourself.',
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
  title_required: 'Title is required',
  title_too_long: 'A title has at most 255 characters',
  year_invalid: 'Enter a year from 1888 to five years from now',
  circle_name_required: 'Name is required',
  circle_name_too_long: 'A name has at most 60 characters',
  join_message_too_long: 'A message has at most 500 characters',
  max_films_range: 'Enter a number from 2 to 64',
  films_per_user_range: 'Enter a number from 1 to 10',
  all_fields_required: 'All fields are required',
  code_invalid: 'The code is wrong or has expired',
};

export type FieldCode = keyof typeof fields;

export interface Messages {
  errors: Record<ErrorCode, string>;
  fields: Record<FieldCode, string>;
}

export const en: Messages = { errors, fields };
