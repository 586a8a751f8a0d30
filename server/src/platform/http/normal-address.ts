/** Characters that mean the same whether they are written as they are or encoded. */
const unreserved = /^[\w.~-]$/;

/**
 * A request's address in its one form, before anything looks at it: the router finds `/api/…` also behind `/%61pi/…` and
 * behind a whole address with its host, and whoever decides by the beginning of the path must see the same.
 */
export function normalAddress(address: string): string {
  if (address.startsWith('/') && !address.includes('%')) return address;
  const ownAddress = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [path = '', query] = splitOnce(ownAddress, '?');
  const plain = path.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded;
  });
  return (plain || '/') + (query === undefined ? '' : `?${query}`);
}

function splitOnce(text: string, mark: string): string[] {
  const place = text.indexOf(mark);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}
