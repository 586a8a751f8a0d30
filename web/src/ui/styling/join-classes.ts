/** Joins the class names that apply, so that a component's own look and the caller's can meet. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
