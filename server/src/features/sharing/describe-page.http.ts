import { accept, refuse } from '@girone/contract/errors';
import { pages } from '@girone/contract/pages';
import type { FastifyRequest } from 'fastify';
import { forEverybody } from '../../platform/http/public-read.ts';
import type { Platform } from '../../platform/platform.ts';
import { describePage, type AskedPage, type PageCard } from './describe-page.ts';

/** Describes pages from wherever they may be read. */
export function createDescribePage(platform: Platform) {
  const reads = forEverybody(platform, (from) => from);
  return async (asked: AskedPage, request: FastifyRequest): Promise<PageCard | undefined> => {
    // What its link opens may end at any moment: the primary knows.
    if (asked.page === pages.invite) return describePage(platform, asked);
    const card = await reads.answer(request, async (from) => {
      const described = await describePage(from, asked);
      return described ? accept(described) : refuse('not_found');
    });
    return card.ok ? card.value : undefined;
  };
}
