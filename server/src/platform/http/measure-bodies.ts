import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors';
import { createBodyBudget, type BodyReservation } from './body-budget';
import { maxTextBytes } from './body-limits';
import { createMeasuredStream } from './measured-stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesMultipart?: boolean;
  }
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

export const hasRequestBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const getBodyLimit = (request: FastifyRequest): number => {
  const { bodyLimit } = request.routeOptions;
  return isMultipart(request) ? bodyLimit : Math.min(bodyLimit, maxTextBytes);
};

const assertAcceptableBody = (request: FastifyRequest): void => {
  const { headers, routeOptions } = request;
  if (isMultipart(request) && !routeOptions.config.takesMultipart)
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send JSON or form data to this address.' });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send the body as it is, not compressed.' });
  if (Number(headers['content-length'] ?? 0) > getBodyLimit(request))
    throw new AppError('TOO_LARGE');
};

/** Bytes up to which a body costs little even if it arrives byte by byte. */
const maxSmallBytes = 1_024;

/** Bodies with a small stated length are not counted, since Node.js enforces that length. */
const isSmallBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= maxSmallBytes;

const identifySender = (request: FastifyRequest): string =>
  request.actor ? `person ${request.actor.userId}` : `address ${request.ip}`;

const measureBody = (
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  hold: BodyReservation,
) => {
  const limit = getBodyLimit(request);
  let read = 0;
  const stream = createMeasuredStream((bytes) => {
    read += bytes;
    if (read > limit) return new AppError('TOO_LARGE');
    return hold.take(bytes) ? undefined : new AppError('OVERLOADED');
  });
  // Reads the rest of a refused body, so that the client can read the response.
  stream.on('error', () => {
    payload.unpipe(stream);
    payload.resume();
  });
  payload.on('error', (error: Error) => stream.destroy(error));
  payload.on('close', () => {
    if (!request.raw.complete) stream.destroy(new AppError('INVALID_INPUT'));
  });
  return payload.pipe(stream);
};

export const bodyMeasuringPlugin = plugin(
  async (app: FastifyInstance, { mostBytes }: { mostBytes: number }) => {
    const budget = createBodyBudget(mostBytes);
    app.addHook('preParsing', (request, reply, payload, done) => {
      if (!hasRequestBody(request)) return done(null, payload);
      assertAcceptableBody(request);
      const hold = budget.open(identifySender(request));
      reply.raw.once('close', hold.release);
      if (!isSmallBody(request)) return done(null, measureBody(request, payload, hold));
      if (!hold.take(maxSmallBytes)) throw new AppError('OVERLOADED');
      done(null, payload);
    });
  },
);
