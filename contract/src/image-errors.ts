/** What taking over an uploaded image may answer. */
export const imageErrors = [
  'image_address_invalid',
  'image_unreadable',
  'image_too_many_pixels',
  'forbidden',
  'not_found',
  'image_not_uploaded',
  'image_busy',
  'image_in_use',
  'image_too_large',
  'image_type_unsupported',
] as const;
