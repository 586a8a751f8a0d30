import { accept, type Outcome } from '@girone/contract/errors';
import type { Route, RouteInput, RouteResponse } from '@girone/contract/route';
import { chooseCoding } from './codings.ts';
import { worthPacking } from './compress-answer.ts';
import { isKnown } from './if-none-match.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { PrepareAnswer, RouteCall } from './route-call.ts';

/** An answer that is the same for everybody who may see it, until its version changes. */
export interface VersionedHandler<R extends Route> {
  /** The version of all that the answer is made of; refused to whoever may not see it. Asked on every call. */
  readonly readVersion: (call: RouteCall<R>) => Promise<Outcome<string>>;
  /** Knows nothing of who asks. */
  readonly make: (input: RouteInput<R>) => Promise<Outcome<RouteResponse<R>>>;
}

/**
 * Makes an answer once for each version, and says so to whoever has it already. The browser may keep it for itself
 * alone and asks each time.
 */
export function respondCached<R extends Route>(
  route: R,
  { readVersion, make }: VersionedHandler<R>,
): PrepareAnswer<R> {
  const answers = createAnswerCache();
  return async (call) => {
    const { request, reply, params, query } = call;
    const version = await readVersion(call);
    if (!version.ok) return version;
    const key = JSON.stringify([params, query, version.value]);
    const answer = await answers.read(key, async () => {
      const outcome = await make(call);
      if (!outcome.ok) return outcome;
      const text = reply.code(route.status).serialize(outcome.value);
      if (typeof text !== 'string') throw new Error(`${route.path} has an answer that is no JSON`);
      return accept(text);
    });
    if (!answer.ok) return answer;

    const { text, etag, pack } = answer.value;
    return accept(async () => {
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      reply.code(route.status).type('application/json; charset=utf-8');
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (text.length < worthPacking || coding === 'identity') return reply.send(text);
      reply.headers({ 'content-encoding': coding, vary: 'accept-encoding' });
      return reply.send(await pack(coding));
    });
  };
}
