/** The whole body as text, or `undefined` where it is longer than allowed; the rest is not read. */
export async function readLimited(
  response: Response,
  maxBytes: number,
): Promise<string | undefined> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted after decompression: a small answer may unpack to a large one. Leaving the loop cancels it.
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
