import type { FastifyReply, FastifyRequest } from 'fastify';

interface Page {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: readonly { readonly id: number }[];
  readonly limit: number;
}

/** A full page may have a successor: its address goes into the `Link` header. */
export function linkToNextPage({ request, reply, page, limit }: Page): void {
  const last = page.at(-1);
  if (!last || page.length < limit) return;
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('before', String(last.id));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
