import type { ImageProblem } from './image-rules.ts';

/** What files of each kind begin with; a dot stands for any byte. */
const beginnings = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a', 'RIFF....WEBP'];
const anyByte = '.'.charCodeAt(0);
const avifBeginnings = ['....ftypavif', '....ftypavis'];

/** What is wrong with a file by its content: its name and its type are anybody’s claim. */
export async function sniffImage(file: File): Promise<ImageProblem | null> {
  try {
    const isOneOf = await readBeginning(file);
    // Not every browser draws AVIF; the server does.
    if (isOneOf(avifBeginnings)) return null;
    if (!isOneOf(beginnings)) return 'wrong-type';
    if ('createImageBitmap' in window) (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'unreadable';
  }
}

async function readBeginning(file: File): Promise<(forms: readonly string[]) => boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const fits = (form: string) =>
    Array.from(form, (byte) => byte.charCodeAt(0)).every(
      (byte, at) => byte === anyByte || byte === bytes[at],
    );
  return (forms) => forms.some(fits);
}
