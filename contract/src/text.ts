import { z } from 'zod';
import type { FieldCode } from './messages/en.ts';

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be sent as UTF-8. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Marks a rule's message as one of our codes, so that a typing error does not compile. */
export function fieldMessage(code: FieldCode): { error: FieldCode } {
  return { error: code };
}

/** Any text that a person types and that we keep as it is; `missing` is said when there is none. */
export function anyText(missing: FieldCode = 'field_invalid') {
  return z.string(fieldMessage(missing)).refine(isStorable, fieldMessage('text_invalid'));
}

/** Text without the white space around it. */
export function trimmedText(missing: FieldCode = 'field_invalid') {
  return z.string(fieldMessage(missing)).trim().refine(isStorable, fieldMessage('text_invalid'));
}

/** One code per wrong field, by the path of the field; the first issue of a field counts. */
export function fieldCodes(error: z.ZodError): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue)) codes[field] ??= codeOf(issue);
  }
  return codes;
}

/** More fields than these that nobody asked for are not named. */
const mostUnknown = 5;

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.') || 'body'];
  return issue.keys.slice(0, mostUnknown).map((key) => [...issue.path, key].join('.'));
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]+(_[a-z0-9]+)+$/.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'field_unknown';
  if (issue.code === 'too_small') return 'field_too_short';
  if (issue.code === 'too_big') return 'field_too_long';
  return 'field_invalid';
}
