import type { Outcome } from '@girone/contract/errors';
import type { FastifyRequest } from 'fastify';
import { isReplicaLost } from '../db/database-unavailable.ts';
import type { Replica } from '../db/replicas.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './actor.ts';
import { writtenBy } from './written-position.ts';

/**
 * A read that a replica may answer. On a replica everybody is a visitor: rights that somebody has, or has just lost, are
 * asked of the primary alone, and so is whatever a replica refuses or fails at.
 */
export interface PublicRead<Served> {
  answer<T>(
    request: FastifyRequest,
    ask: (served: Served, viewer: Actor | null) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>>;
  /** The same read, served by what is made of its parts: one for each database, so that nothing kept is mixed. */
  map<Next>(make: (served: Served) => Next): PublicRead<Next>;
}

/** Its answer is the same for everybody who may see it. */
export function forEverybody<P extends Platform, Served>(
  platform: P,
  serve: (platform: P) => Served,
): PublicRead<Served> {
  return createRead(platform, serve, () => true);
}

/** Its answer shows people what is theirs: only visitors get it from a replica. */
export function forVisitors<P extends Platform, Served>(
  platform: P,
  serve: (platform: P) => Served,
): PublicRead<Served> {
  return createRead(platform, serve, ({ actor }) => actor === null);
}

function createRead<P extends Platform, Served>(
  platform: P,
  serve: (platform: P) => Served,
  isFor: (request: FastifyRequest) => boolean,
): PublicRead<Served> {
  const { replicas } = platform;
  const onReplica = new Map(
    replicas.all.map((replica) => [replica, serve({ ...platform, db: replica.db })]),
  );
  const onPrimary = serve(platform);
  return combine(onPrimary, onReplica);

  function combine<One>(primary: One, others: ReadonlyMap<Replica, One>): PublicRead<One> {
    return {
      async answer(request, ask) {
        const replica = others.size > 0 && isFor(request) && replicas.choose(writtenBy(request));
        const other = replica && others.get(replica);
        if (replica && other) {
          try {
            const outcome = await ask(other, null);
            if (outcome.ok) {
              replicas.countRead('replica');
              return outcome;
            }
          } catch (error) {
            request.log.warn({ err: error }, 'a read failed on a replica');
            if (isReplicaLost(error)) replicas.leaveOut(replica, error);
          }
        }
        if (others.size > 0) replicas.countRead('primary');
        return ask(primary, request.actor);
      },
      map: (make) =>
        combine(make(primary), new Map([...others].map(([replica, one]) => [replica, make(one)]))),
    };
  }
}
