/** Whether a text is a hash as we write it: 32 bytes in lower-case hexadecimal. */
export function isHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text);
}
