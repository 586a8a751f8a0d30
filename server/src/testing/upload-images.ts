import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signUp } from './sign-up.ts';
import type { TestGirone } from './test-girone.ts';

export type Uploader = Awaited<ReturnType<typeof signUpUploader>>;

/** A signed-in person who sends images as the web does. */
export async function signUpUploader(girone: TestGirone, username: string) {
  const { client, id } = await signUp(girone, username);

  async function requestUpload(): Promise<string> {
    const { body: answer } = await client.post('/api/objects/upload');
    return String(answer.uploadURL);
  }

  async function upload(file: Buffer): Promise<string> {
    const uploadURL = await requestUpload();
    const { status } = await putFile(girone, uploadURL, file);
    if (status !== 200) throw new Error(`the upload was refused: ${status}`);
    return uploadURL;
  }

  /** A file that nobody has looked at, as in a bucket, which takes whatever is sent to it. */
  async function leaveUnseen(file: Buffer): Promise<string> {
    const uploadURL = await requestUpload();
    const folder = join(girone.dataDir, 'objects', 'incoming');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, new URL(uploadURL).pathname.split('/').at(-1) ?? ''), file);
    return uploadURL;
  }

  function claim(postImageURL: string, more: Record<string, unknown> = {}) {
    return client.put('/api/post-images', { postImageURL, ...more });
  }

  /** From file to path. */
  async function share(file: Buffer, more: Record<string, unknown> = {}): Promise<string> {
    const { status, body: answer } = await claim(await upload(file), more);
    if (status !== 200) throw new Error(`the claim was refused: ${status} ${answer.code}`);
    return String(answer.objectPath);
  }

  return { client, userId: id, requestUpload, upload, leaveUnseen, claim, share };
}

/** Our own addresses name the public host, which in a test leads nowhere; a bucket's are left alone. */
export function reachable(girone: TestGirone, uploadURL: string): URL {
  const { pathname, search } = new URL(uploadURL);
  const isOurs = pathname.startsWith('/api/');
  return isOurs ? new URL(`${pathname}${search}`, girone.address) : new URL(uploadURL);
}

/** Without a cookie: whoever has the address may send. */
export function putFile(
  girone: TestGirone,
  uploadURL: string,
  file: Buffer | { file: Buffer; headers: Record<string, string> },
): Promise<Response> {
  const { file: bytes, headers } = Buffer.isBuffer(file) ? { file, headers: {} } : file;
  const body = new Uint8Array(bytes);
  return fetch(reachable(girone, uploadURL), { method: 'PUT', body, headers });
}

/** Every file in the storage folder, as `folder/file`. */
export async function storedFiles(girone: TestGirone): Promise<string[]> {
  const root = join(girone.dataDir, 'objects');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted((a, b) => a.localeCompare(b));
}
