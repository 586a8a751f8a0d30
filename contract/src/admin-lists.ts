import { z } from 'zod';
import { limits } from './rules.ts';
import { pageQuery } from './paging.ts';
import { fieldMessage, trimmedText } from './text.ts';

/** What every list of the admin area takes: a search, an order, and the page. */
export function adminListQuery<const Orders extends readonly [string, ...string[]]>(
  orders: Orders,
) {
  return {
    search: trimmedText().max(100).optional(),
    sort: z.enum(orders).default(orders[0]),
    direction: z.enum(['asc', 'desc']).default('desc'),
    ...pageQuery,
  };
}

/** Why an admin does something: it stands in the audit log, and is told to whom it concerns. */
export const reason = trimmedText('reason_required')
  .min(limits.adminReason.min, fieldMessage('reason_required'))
  .max(limits.adminReason.max, fieldMessage('field_too_long'));

/** Years of five digits are written in another way, which databases do not read. */
const lastInstant = Date.parse('9999-12-31T00:00:00Z');

/** When a suspension ends by itself. */
export const suspensionEnd = z.iso
  .datetime({ offset: true, ...fieldMessage('deadline_invalid') })
  .refine((value) => Date.parse(value) > Date.now(), fieldMessage('deadline_past'))
  .refine((value) => Date.parse(value) < lastInstant, fieldMessage('deadline_invalid'));

export const reasonBody = z.strictObject({ reason });
