import type { FastifyReply, FastifyRequest } from 'fastify';

interface Page<Row> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: readonly Row[];
  readonly limit: number;
}

/** A full page may have a successor: its address goes into the `Link` header. */
export function linkToNextPage(page: Page<{ readonly id: number }>): void {
  linkBehind({ ...page, cursorOf: ({ id }) => String(id) });
}

/** The same for rows that are found again by something else than an id. */
export function linkBehind<Row>({
  request,
  reply,
  page,
  limit,
  cursorOf,
}: Page<Row> & { readonly cursorOf: (row: Row) => string }): void {
  const last = page.at(-1);
  if (!last || page.length < limit) return;
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('before', cursorOf(last));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
