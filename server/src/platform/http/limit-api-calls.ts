import type { FastifyInstance } from 'fastify';
import { refuse } from '@girone/contract/errors';
import { addressKey, type RateLimiter, type RateRule } from '../rate-limit.ts';
import { sendRefusal } from './send-refusal.ts';

function allowance(key: string): RateRule {
  return { key, limit: 3000, seconds: 300 };
}

/** The ceiling over everything: so many calls from one address, and so many by one user. */
export function limitApiCalls(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const rules = [allowance(`api:address:${addressKey(request.ip)}`)];
    if (request.actor) rules.push(allowance(`api:user:${request.actor.userId}`));
    const wait = await limiter.take(rules);
    if (wait > 0) return sendRefusal(request, reply, refuse('rate_limited', { retryAfter: wait }));
  });
}
