import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A server of another origin that takes files, as a storage service does, and remembers them. */
export interface Bucket {
  address: string;
  puts: readonly { url: string; headers: IncomingHttpHeaders; bytes: number }[];
  answer: { status: number; body: string };
  close(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const puts: { url: string; headers: IncomingHttpHeaders; bytes: number }[] = [];
  const answer = { status: 200, body: '' };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      const { method, url = '', headers } = request;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', 'PUT');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      if (method === 'PUT') {
        puts.push({ url, headers, bytes });
        response.statusCode = answer.status;
        response.end(answer.body);
      } else {
        response.statusCode = 204;
        response.end();
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port was given');
  return {
    address: `http://127.0.0.1:${bound.port}/images/abc?signature=s`,
    puts,
    answer,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
