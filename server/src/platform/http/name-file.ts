import type { FastifyReply } from 'fastify';

/** The name in letters that every program knows, and as it is for those that know all (RFC 6266). */
export function nameFile(reply: FastifyReply, name: string, ending: string): void {
  // Neither a path nor a control character, of which some turn the direction of writing.
  const safe = name.replaceAll(/[\p{C}\s/\\:*?"<>|]+/gu, ' ').replace(/^[\s.]+/, '');
  const plain = safe.trim() || 'Girone';
  const ascii = plain
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 ._-]+/g, '-');
  const encoded = encodeURIComponent(plain).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply.header(
    'content-disposition',
    `attachment; filename="${ascii}.${ending}"; filename*=UTF-8''${encoded}.${ending}`,
  );
}
