import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors';
import { createBodyBudget, type BodyHold } from './body-budget';
import { maxTextBytes } from './body-limits';
import { measuredStream } from './measured-stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call takes a multipart body; without it, JSON and plain forms only. */
    takesMultipart?: boolean;
  }
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Files travel in multipart only, so that other bodies are held to what fields take. */
const limitOf = (request: FastifyRequest): number => {
  const { bodyLimit } = request.routeOptions;
  return isMultipart(request) ? bodyLimit : Math.min(bodyLimit, maxTextBytes);
};

/** What can be refused by its head alone, before a byte is read. */
const assertAcceptable = (request: FastifyRequest): void => {
  const { headers, routeOptions } = request;
  if (isMultipart(request) && !routeOptions.config.takesMultipart)
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send JSON or form data to this address.' });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('UNSUPPORTED_TYPE', { message: 'Send the body as it is, not compressed.' });
  if (Number(headers['content-length'] ?? 0) > limitOf(request)) throw new AppError('TOO_LARGE');
};

/** So little that kept in single bytes it takes no more than its connection. */
const small = 1_024;

/** A body that is as short as its head says: HTTP holds it to that, so that nothing is to be counted. */
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
  // What is still under way after a refusal is read and dropped, so that the answer arrives.
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

/** Holds every body to its call's limit and all of them to `mostBytes`, counted while they are read. */
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
