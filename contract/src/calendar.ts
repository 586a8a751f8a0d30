import { z } from 'zod';
import { idInAddress } from './ids.ts';
import { defineRoute } from './route.ts';

/**
 * Addresses for calendar programs, which cannot sign in: whoever has one reads the match days.
 * Asking for new ones ends the old.
 */
const calendarAddresses = z.object({
  /** The match days of every championship that the caller takes part in or votes in. */
  mine: z.url(),
  /** Those of the championship that was asked for. */
  tournament: z.url().nullable(),
});
export type CalendarAddresses = z.output<typeof calendarAddresses>;

const query = z.object({ tournamentId: idInAddress.optional() });

export const calendarRoutes = {
  getCalendarAddresses: defineRoute({
    method: 'GET',
    path: '/api/calendar',
    summary: 'The caller’s secret calendar addresses',
    access: 'signed-in',
    query,
    status: 200,
    response: calendarAddresses,
    errors: ['not_found'],
  }),
  renewCalendarAddresses: defineRoute({
    method: 'POST',
    path: '/api/calendar',
    summary: 'Ends the caller’s calendar addresses and answers new ones',
    access: 'signed-in',
    query,
    status: 200,
    response: calendarAddresses,
    errors: ['not_found'],
  }),
};
