import { Readable } from 'node:stream';
import { refuse } from '@girone/contract/errors';
import type { Route, RouteInput } from '@girone/contract/route';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { nameFile } from '../../platform/http/name-file.ts';
import { refuseAccess } from '../../platform/http/refuse-access.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { byteOrderMark, writeLines, type Cell } from '../../platform/write-csv.ts';

/** A list of the contract that is read in pages. */
interface ListRoute extends Route {
  readonly query: z.ZodObject;
}

interface CsvExport<R extends ListRoute, Row> {
  readonly route: R;
  /** The use case of the list: a file has what the list shows, and nothing else. */
  readonly load: (actor: Actor, query: RouteInput<R>['query']) => Promise<readonly Row[]>;
  /** What stands in each column, by its name. */
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

const rowsPerPage = 500;

/** Longer than the answer to an API call: the list may be long and the line slow. */
const handlerTimeout = 600_000;

/**
 * A list of the admin area as a file for spreadsheet programs, at the list's address with `.csv`. It takes
 * the list's search, filter and order, and is written page by page while it is sent.
 */
export function serveCsv<R extends ListRoute, Row extends { readonly id: number }>(
  app: FastifyInstance,
  { route, load, columns }: CsvExport<R, Row>,
): void {
  const readers = Object.values(columns);

  function writePage(page: readonly Row[]): string {
    return writeLines(page.map((row) => readers.map((read) => read(row))));
  }

  async function* write(actor: Actor, filter: unknown): AsyncGenerator<string> {
    let before: number | undefined;
    do {
      // The route's schema has made it so; the types cannot know.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const query = Object.assign({ limit: rowsPerPage, before }, filter) as RouteInput<R>['query'];
      const page = await load(actor, query);
      yield writePage(page);
      // Only an empty page is the end: what is deleted while it is read makes a page shorter.
      before = page.at(-1)?.id;
    } while (before !== undefined);
  }

  app.route({
    method: 'GET',
    url: `${route.path}.csv`,
    schema: {
      summary: `${route.summary}: as a table for spreadsheet programs`,
      querystring: route.query.omit({ limit: true, before: true }),
      response: {
        200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
      },
    },
    handlerTimeout,
    // All rows of a list, however many.
    config: { callCost: 50, isAdminArea: true },
    onRequest: async (request, reply) => {
      const refusal = refuseAccess(route.access, request.actor);
      if (refusal) return sendRefusal(request, reply, refusal);
    },
    handler: async (request, reply) => {
      const { actor, query } = request;
      if (!actor) return sendRefusal(request, reply, refuse('not_signed_in'));
      const pages = write(actor, query);
      // Read before anything is sent: a list that cannot be read has an error for an answer.
      const first = await pages.next();
      const head = byteOrderMark + writeLines([Object.keys(columns)]);
      nameFile(reply, `girone-${route.path.split('/').at(-1)}`, 'csv');
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .send(Readable.from(chain(`${head}${first.value ?? ''}`, pages)));
    },
  });
}

async function* chain(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
