/** Those clauses that there is an occasion for. */
export function given(clauses: readonly (string | false)[]): string[] {
  return clauses.filter((clause) => clause !== false);
}

/** As the beginning of a sentence. */
export function begin(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
