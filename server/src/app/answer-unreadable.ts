import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorStatus, refuse, type ErrorCode } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../platform/http/messages.ts';

const codeByTrouble: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/**
 * Answers what is no request and so never reaches the application: in the form of every other refusal, in English since
 * nothing of it can be trusted, and the connection ends. While an answer is under way nothing is written into it.
 */
export function answerUnreadable(app: FastifyInstance): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  app.server.on('request', (request, response) => answers.set(request.socket, response));
  // The framework's own, which answers in a form of its own.
  app.server.removeAllListeners('clientError');
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableEnded;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    socket.end(refusalText(codeByTrouble[error.code ?? ''] ?? 'malformed_request'));
    socket.destroySoon();
  });
}

function refusalText(code: ErrorCode): string {
  const status = errorStatus[code];
  const body = JSON.stringify(errorBody(refuse(code), 'en'));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
