import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors';
import { createBodyBudget, type BodyHold } from './body-budget';
import { maxTextBytes } from './body-limits';
import { measuredStream } from './measured-stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesMultipart?: boolean;
  }
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const limitOf = (request: FastifyRequest): number => {
  const { bodyLimit } = request.routeOptions;
  return isMultipart(request) ? bodyLimit : Math.min(bodyLimit, maxTextBytes);
};

const assertAcceptable = (request: FastifyRequest): void => {
  const { headers, routeOptions } = request;
  if (isMultipart(request) && !routeOptions.config.takesMultipart)
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send JSON or form data to this address.' });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send the body as it is, not compressed.' });
  if (Number(headers['content-length'] ?? 0) > limitOf(request)) throw new AppError('TOO_LARGE');
};

/** Bytes. A body of this size is cheap even if it arrives byte by byte. */
const small = 1_024;

/** Node.js enforces the stated length, so these bodies need no counting. */
const isSmall = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= small;

const senderOf = (request: FastifyRequest): string =>
  request.actor ? `person ${request.actor.userId}` : `address ${request.ip}`;

const measured = (request: FastifyRequest, payload: NodeJS.ReadableStream, hold: BodyHold) => {
  const limit = limitOf(request);
  let read = 0;
  const stream = measuredStream((bytes) => {
    read += bytes;
    if (read > limit) return new AppError('TOO_LARGE');
    return hold.take(bytes) ? undefined : new AppError('OVERLOADED');
  });
  // Drains the rest of a refused body, so that the client can read the answer.
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

export const measureBodies = plugin(
  async (app: FastifyInstance, { mostBytes }: { mostBytes: number }) => {
    const budget = createBodyBudget(mostBytes);
    app.addHook('preParsing', (request, reply, payload, done) => {
      if (!hasBody(request)) return done(null, payload);
      assertAcceptable(request);
      const hold = budget.open(senderOf(request));
      reply.raw.once('close', hold.release);
      if (!isSmall(request)) return done(null, measured(request, payload, hold));
      if (!hold.take(small)) throw new AppError('OVERLOADED');
      done(null, payload);
    });
  },
);
