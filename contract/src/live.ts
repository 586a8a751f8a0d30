import { z } from 'zod';
import { defineRoute } from './route.ts';

export const liveRoutes = {
  answerEcho: defineRoute({
    method: 'POST',
    path: '/api/events/echo',
    summary: 'Says that an `echo` was heard, so that the way of live events to a page is measured',
    access: 'signed-in',
    body: z.object({ stamp: z.string().min(1).max(100) }),
    status: 204,
    response: null,
    errors: ['link_expired'],
  }),
};
