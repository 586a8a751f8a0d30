interface PutRequest {
  address: string;
  file: Blob;
  onProgress: (sentBytes: number, allBytes: number) => void;
  signal: AbortSignal;
}

/** The server did not take the file. `answer` is what it said, if it said anything. */
export class PutRefused extends Error {
  override readonly name = 'PutRefused';
  readonly answer: string;

  constructor(status: number, answer: string) {
    super(`the file was refused with ${status}`);
    this.answer = answer;
  }
}

/** Sends a file in one piece. `fetch` cannot tell how much of a body has left, so it is not used. */
export function putFile({ address, file, onProgress, signal }: PutRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', address);
    // A refusal is shown to the reader, in the language of the page.
    request.setRequestHeader('Accept-Language', document.documentElement.lang || '*');
    if (file.type !== '') request.setRequestHeader('Content-Type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PutRefused(request.status, request.responseText));
    });
    request.addEventListener('error', () => reject(new PutRefused(0, '')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(new DOMException('given up', 'AbortError'));
    else request.send(file);
  });
}
