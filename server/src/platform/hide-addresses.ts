/** What a mail server or a rule of the database says may name people; a log does not. */
export function hideAddresses(text: string): string {
  return text.replaceAll(/[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g, '[address]');
}
