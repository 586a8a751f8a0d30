/** Whether the caller already holds what the tag stands for, by the `If-None-Match` that they sent. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const wanted = etag.replace(/^W\//, '');
  return header
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === '*' || part.replace(/^W\//, '') === wanted);
}
