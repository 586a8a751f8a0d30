import { z } from 'zod';
import { limits } from './rules.ts';
import { trimmedText } from './text.ts';

/** A person as they stand beside what they did. */
export const person = z.object({
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type Person = z.output<typeof person>;

export const personParams = z.object({
  username: trimmedText().min(1).max(limits.username.max),
});
