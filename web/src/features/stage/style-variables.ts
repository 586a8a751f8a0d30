import type { CSSProperties } from 'react';

/** Values for the style sheet, as an element's style. */
export function styleVariables(
  variables: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties {
  return { ...variables };
}
