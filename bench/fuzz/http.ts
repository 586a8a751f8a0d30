import { Agent, request } from 'node:http';

export interface HttpRequest {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Under one name, whichever process answers: passkeys belong to it. */
const host = 'girone.test';
export const origin = `http://${host}`;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const patienceMs = 60_000;

/**
 * One request as it is given, however odd; rejects when there is no answer within a minute. A kept connection that
 * the server had ended already is none: the request goes out again.
 */
export async function exchange(sent: HttpRequest): Promise<HttpAnswer> {
  for (;;) {
    const answer = await exchangeOnce(sent);
    if (answer !== 'connection was over') return answer;
  }
}

function exchangeOnce({
  port,
  method,
  path,
  headers,
  body,
}: HttpRequest): Promise<HttpAnswer | 'connection was over'> {
  return new Promise((resolve, reject) => {
    // Node itself would leave a body of DELETE without its length.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      {
        agent,
        hostname: '127.0.0.1',
        port,
        method,
        path,
        headers: { host, ...headers, ...length },
        timeout: patienceMs,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    sent.once('error', (error) => {
      const isReset = 'code' in error && error.code === 'ECONNRESET';
      if (sent.reusedSocket && isReset) resolve('connection was over');
      else reject(error);
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer within a minute')));
    sent.end(body);
  });
}
