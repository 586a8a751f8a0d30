import { saveFile } from './save-file.ts';

interface NamedPicture {
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
}

/** Hands a picture to the phone's share sheet, or to the downloads where there is none. */
export async function sharePicture(
  picture: Blob,
  { fileName, title }: NamedPicture,
): Promise<void> {
  const file = new File([picture], `${fileName}.png`, { type: 'image/png' });
  const shared = { files: [file], title };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) {
    saveFile(file, file.name);
    return;
  }
  try {
    await navigator.share(shared);
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** A picture that the server draws. */
export async function fetchPicture(path: string): Promise<Blob> {
  const answer = await fetch(new URL(path, window.location.origin));
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  return answer.blob();
}
