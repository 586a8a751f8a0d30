interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // A test looks into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser as far as the server can tell: real HTTP, and it keeps its cookies. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string>;
  /** The last request, as `"METHOD /path"`. */
  lastCall = '';
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
    // Every browser says with a write which page sends it.
    this.headers = { origin: new URL(address).origin };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: unknown) => this.send('POST', path, body);
  put = (path: string, body?: unknown) => this.send('PUT', path, body);
  delete = (path: string) => this.send('DELETE', path);

  async send(method: Method, path: string, body?: unknown): Promise<Answer> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.fetch(path, {
      method,
      ...json,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
  }

  async fetch(path: string, request: RequestInit): Promise<Answer> {
    const headers = new Headers({ ...this.headers, cookie: this.#cookieHeader() });
    new Headers(request.headers).forEach((value, name) => headers.set(name, value));
    const response = await fetch(new URL(path, this.#address), {
      ...request,
      headers,
      redirect: 'manual',
    });
    this.lastCall = `${request.method ?? 'GET'} ${path}`;
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    // An answer to HEAD has the type of the body that it leaves out.
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
    const { status } = response;
    return { status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isExpired = attributes.some((text) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text),
    );
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
