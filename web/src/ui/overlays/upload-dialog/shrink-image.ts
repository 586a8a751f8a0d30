/** The longest side, in turn: the first is more than any screen shows of a photo. */
const sides = [2560, 1920, 1280] as const;
const quality = 0.85;

/** A drawing is one picture: it would end an animation. */
const still = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** The same picture in few enough bytes; `null` where this browser cannot make it so. */
export async function shrinkImage(file: File, maxBytes: number): Promise<File | null> {
  if (!still.has(file.type)) return null;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // It is no picture, or one that this browser does not read.
    return null;
  }
  try {
    for (const side of sides) {
      const blob = await draw(picture, side);
      if (blob !== null && blob.size <= maxBytes) return named(blob, file.name);
    }
    return null;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    // A browser that does not write WebP makes a PNG of it, which may be too large again.
    canvas.toBlob(resolve, 'image/webp', quality);
  });
}

function named(blob: Blob, name: string): File {
  const ending = blob.type.replace('image/', '');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}
