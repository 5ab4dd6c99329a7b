import type { FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, type ErrorCode } from '../errors';

/** Limits in milliseconds; the one for a body allows 10 MB at 16 kB per second. */
const connectionLimits = {
  headers: 15_000,
  body: 900_000,
  idle: 120_000,
  kept: 72_000,
  check: 2_000,
};

interface ConnectionFailure {
  status: number;
  code: ErrorCode;
  message: string;
}

const [slowStatus, slowMessage] = errorCatalogue.TOO_SLOW;

const connectionFailures: Record<string, ConnectionFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: slowStatus, code: 'TOO_SLOW', message: slowMessage },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'TOO_LARGE',
    message: 'The address or a header is too long.',
  },
};
const unreadableRequest: ConnectionFailure = {
  status: 400,
  code: 'INVALID_INPUT',
  message: 'This is not a readable call.',
};

export const answerBrokenConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const { status, code, message } = connectionFailures[error.code ?? ''] ?? unreadableRequest;
  const body = JSON.stringify({ error: { code, message, requestId: '' } });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroy();
};

export const httpConnectionOptions = {
  http: {
    headersTimeout: connectionLimits.headers,
    connectionsCheckingInterval: connectionLimits.check,
  },
  requestTimeout: connectionLimits.body,
  connectionTimeout: connectionLimits.idle,
  keepAliveTimeout: connectionLimits.kept,
  clientErrorHandler: answerBrokenConnection,
} satisfies FastifyHttpOptions<Server>;
