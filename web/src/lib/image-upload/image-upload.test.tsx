import type { Language } from '@girone/contract/languages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { startBucket, type Bucket } from '../../testing/bucket.ts';
import { samplePicture } from '../../testing/sample-picture.ts';
import { readToast } from '../../ui/feedback/toast-store.ts';
// Fetched when the dialog opens; here before the clock of the first test runs.
import '../../ui/overlays/upload-dialog/upload-panel.tsx';
import type { UploadedImage } from '../../ui/overlays/upload-dialog/upload-panel.tsx';
import { ImageUpload } from './image-upload.tsx';

const maxBytes = 2048;

let server: ApiServer;
let bucket: Bucket;
const shown: File[] = [];

beforeEach(async () => {
  server = await startApiServer();
  bucket = await startBucket();
  server.answer('POST /api/objects/upload', { body: { uploadURL: bucket.address } });
  shown.length = 0;
  // The test window cannot show files.
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${shown.push(file)}`,
    revokeObjectURL: () => undefined,
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([server.close(), bucket.close()]);
});

async function openDialog({ language = 'en', captionLength }: Scene = {}) {
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}/films`);
  const uploaded: UploadedImage[] = [];
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ImageUpload
      open
      onOpenChange={onOpenChange}
      maxBytes={maxBytes}
      captionLength={captionLength}
      onUploaded={(image) => uploaded.push(image)}
    />,
  );
  await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  return { uploaded, onOpenChange };
}

interface Scene {
  language?: Language;
  captionLength?: number;
}

const namedAsPicture = (text: string) => new File([text], 'poem.png', { type: 'image/png' });

function choose(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no file chooser');
  fireEvent.change(input, { target: { files } });
}

const problem = async () => (await screen.findByRole('alert')).textContent;

describe('an image', () => {
  it('is looked at, annotated and sent in one plain PUT', async () => {
    const { uploaded, onOpenChange } = await openDialog({ captionLength: 200 });
    const file = samplePicture();
    choose(file);
    expect((await screen.findByRole('img', { name: 'The chosen image' })).getAttribute('src')).toBe(
      'blob:1',
    );
    expect(screen.getByText('cover.png')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Caption (optional)'), ' Rain ');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(uploaded).toEqual([{ uploadUrl: bucket.address, caption: 'Rain', file }]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(readToast()?.title).toBe('Image uploaded!');
    const [put, ...more] = bucket.puts;
    expect(more).toEqual([]);
    expect(put?.url).toBe('/images/abc?signature=s');
    expect(put?.bytes).toBe(16);
    expect(put?.headers['content-type']).toBe('image/png');
  });

  it('can be dropped or pasted, and replaced', async () => {
    const { uploaded } = await openDialog();
    const dropped = samplePicture('dropped.png');
    fireEvent.drop(screen.getByText('Drop an image here, or paste it'), {
      dataTransfer: { files: [dropped], types: ['Files'] },
    });
    expect(await screen.findByText('dropped.png')).toBeDefined();
    fireEvent.paste(document.body, { clipboardData: { files: [samplePicture('pasted.png')] } });
    expect(await screen.findByText('pasted.png')).toBeDefined();
    expect(screen.queryByText('dropped.png')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(uploaded[0]?.file.name).toBe('pasted.png');
    expect(uploaded[0]?.caption).toBeUndefined();
  });

  it('can be taken away again', async () => {
    await openDialog();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
    choose(samplePicture());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the image' }));
    expect(screen.getByText('Drop an image here, or paste it')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  });

  it.each([
    [
      'notes.txt is not a JPEG, PNG, WebP, AVIF or GIF image.',
      [samplePicture('notes.txt', 'text/plain')],
    ],
    [
      'drawing.svg is not a JPEG, PNG, WebP, AVIF or GIF image.',
      [samplePicture('drawing.svg', 'image/svg+xml')],
    ],
    ['big.png is 3 kB. The limit is 2 kB.', [samplePicture('big.png', 'image/png', 2049)]],
    ['poem.png is not a JPEG, PNG, WebP, AVIF or GIF image.', [namedAsPicture('a poem of twelve')]],
    ['poem.png is not a JPEG, PNG, WebP, AVIF or GIF image.', [namedAsPicture('<svg/>')]],
    ['none.gif is empty.', [samplePicture('none.gif', 'image/gif', 0)]],
    ['One image at a time.', [samplePicture('a.png'), samplePicture('b.png')]],
  ])('is refused with a reason: %s', async (reason, files) => {
    await openDialog();
    choose(...files);
    expect(await problem()).toBe(reason);
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\n\0\n\0WEBP'],
    ['avif', '\0\0\0\x1cftypavif'],
  ])('is known as a %s by its first bytes, whatever it calls itself', async (_kind, head) => {
    await openDialog();
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    choose(new File([bytes], 'photo.png', { type: 'image/png' }));
    expect(await screen.findByText('photo.png')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that this browser cannot draw is refused when it is chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pixels')));
    await openDialog({ language: 'it' });
    choose(samplePicture('rotta.png'));
    expect(await problem()).toBe('rotta.png è danneggiato: non si può mostrare.');
    expect(screen.getByRole('button', { name: 'Carica' })).toHaveProperty('disabled', true);
    expect(server.seen).toEqual([]);
  });

  it('of exactly the limit, and one without a type, are taken', async () => {
    await openDialog();
    choose(samplePicture('limit.webp', 'image/webp', maxBytes));
    expect(await screen.findByText('limit.webp')).toBeDefined();
    choose(samplePicture('Photo.AVIF', ''));
    expect(await screen.findByText('Photo.AVIF')).toBeDefined();
  });
});

describe('what goes wrong', () => {
  it.each([
    ['en', 'Upload', 'Unable to get upload URL'],
    ['it', 'Carica', "Impossibile ottenere l'URL di upload"],
    ['es', 'Subir', 'No se ha podido obtener la URL de subida'],
  ] as const)('in %s: no address', async (language, button, text) => {
    await openDialog({ language });
    server.answer('POST /api/objects/upload', { status: 429, body: { message: 'Later.' } });
    choose(samplePicture());
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await problem()).toBe(text);
    expect(bucket.puts).toEqual([]);
  });

  it('is said, with the server’s reason, and can be tried again', async () => {
    const { uploaded } = await openDialog();
    Object.assign(bucket.answer, {
      status: 413,
      body: '{"code":"image_too_large","message":"This image is too large."}',
    });
    choose(samplePicture());
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await problem()).toBe('Error uploading image. This image is too large.');
    expect(uploaded).toEqual([]);

    Object.assign(bucket.answer, { status: 502, body: '<h1>Bad gateway</h1>' });
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(async () => expect(await problem()).toBe('Error uploading image.'));

    bucket.answer.status = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(uploaded).toHaveLength(1));
  });
});

it('closes with Escape', async () => {
  const { onOpenChange } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Upload an image' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
