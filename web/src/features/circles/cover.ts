/** What becomes of a circle's cover when the form is sent. */
export type Cover =
  | { kind: 'kept' }
  | { kind: 'new'; uploadUrl: string; preview: string }
  | { kind: 'removed' };
