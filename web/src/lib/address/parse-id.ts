/** PostgreSQL's largest `integer`: beyond it nothing has an id. */
const largestId = 2_147_483_647;

/** The id that stands in an address; null where something else stands there. */
export function parseId(text: string | null | undefined): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
