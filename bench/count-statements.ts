import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Client, Pool } from 'pg';

export interface StatementCounter {
  /** The texts of what the next request to a server in this process sends, as it sends them. */
  record(): readonly string[];
}

/**
 * Counts at the database client, by request: what the server does on its own account belongs to none,
 * and what a request leaves behind for later is still its own. For one request at a time.
 */
export function countStatements(): StatementCounter {
  const requests = new AsyncLocalStorage<string[]>();
  let current: string[] = [];
  subscribe('http.server.request.start', () => requests.enterWith(current));
  // Both methods are called on the object that they were asked of.
  // oxlint-disable-next-line typescript/unbound-method
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply(query, client: Client, parameters: unknown[]): unknown {
      requests.getStore()?.push(textOf(parameters[0]));
      return Reflect.apply(query, client, parameters);
    },
  });
  // Whoever waits for a free connection is called by the one who gives it back, as if it were theirs.
  // oxlint-disable-next-line typescript/unbound-method
  Pool.prototype.connect = new Proxy(Pool.prototype.connect, {
    apply(connect, pool: Pool, parameters: unknown[]): unknown {
      const own = parameters.map((one) => (isCallback(one) ? AsyncResource.bind(one) : one));
      return Reflect.apply(connect, pool, own);
    },
  });
  return {
    record() {
      current = [];
      return current;
    },
  };
}

function isCallback(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === 'function';
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isObject = typeof query === 'object' && query !== null;
  return isObject && 'text' in query ? String(query.text) : 'a statement without a text';
}
