/** So many bytes that begin as a PNG does: more of a picture the test window cannot tell. */
export function samplePicture(name = 'cover.png', type = 'image/png', size = 16): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].slice(0, size));
  return new File([bytes], name, { type });
}
