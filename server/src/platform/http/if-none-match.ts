/** Whether the caller already holds what the tag stands for, by the `If-None-Match` that they sent. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
}
