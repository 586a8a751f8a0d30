import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface SeenRequest {
  method: string;
  /** With its query string. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Answer {
  status?: number;
  /** A string goes out as it is, anything else as JSON. */
  body?: unknown;
  statusText?: string;
  /** The line is cut when this much of the body is out. */
  cutAfter?: number;
  /** The answer is held back until then. */
  until?: Promise<void>;
}

/** A real HTTP server on loopback that answers what a test tells it to, and remembers the calls. */
export interface ApiServer {
  origin: string;
  seen: readonly SeenRequest[];
  /** Keyed by `"METHOD /path"`, with the query string where it matters; else a call gets a 404. */
  answer(call: string, answer: Answer): void;
  close(): Promise<void>;
}

export async function startApiServer(): Promise<ApiServer> {
  const answers = new Map<string, Answer>();
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let sent = '';
    for await (const chunk of request.setEncoding('utf8')) sent += String(chunk);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: sent });
    const [path = ''] = url.split('?');
    const answer = answers.get(`${method} ${url}`) ??
      answers.get(`${method} ${path}`) ?? { status: 404 };
    const { status = 200, statusText, body, cutAfter, until } = answer;
    await until;
    if (statusText !== undefined) response.statusMessage = statusText;
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = status;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (cutAfter === undefined) response.end(text);
    else response.write(text?.slice(0, cutAfter), () => response.destroy());
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    answer: (call, answer) => void answers.set(call, answer),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

declare global {
  /** Vitest's hold on the window that the tests run in. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var jsdom: { reconfigure(settings: { url: string }): void };
}

/** Puts the window at an address, as if it had been opened there. */
export function openAt(address: string): void {
  globalThis.jsdom.reconfigure({ url: address });
  window.history.replaceState(null, '');
}
