/** What the server takes, by the name that a file goes by; `sniff-image.ts` sees what it is. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
const imageEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'] as const;

/** For the file chooser: some systems know a file by its type, others by its ending. */
export const acceptedImages = [...imageTypes, ...imageEndings].join(',');

export type ImageProblem = 'too-large' | 'wrong-type' | 'unreadable' | 'empty';

export function problemWith(file: File, maxBytes: number): ImageProblem | null {
  const name = file.name.toLowerCase();
  const isImage =
    file.type === ''
      ? imageEndings.some((ending) => name.endsWith(ending))
      : imageTypes.some((type) => type === file.type);
  if (!isImage) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'too-large' : null;
}
