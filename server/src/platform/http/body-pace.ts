import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Socket } from 'node:net';
import { maxFileBytes } from './body-limits';
import { answerBrokenConnection } from './connections';
import { hasRequestBody } from './measure-bodies';

/** Seconds after which a body must arrive with at least `minBytesPerSecond`. */
const graceSeconds = 15;
const minBytesPerSecond = 16 * 1024;
const sweepMilliseconds = 1_000;

/**
 * Maximum of bytes that are read and discarded after a refusal, so that an honest client can read the
 * response.
 */
const maxDroppedBytes = 2 * maxFileBytes;

interface IncomingBody {
  raw: FastifyRequest['raw'];
  answer: FastifyReply['raw'];
  most: number;
  before: number;
  since: number;
}

const isBodyTooSlow = (bytes: number, seconds: number): boolean =>
  seconds > graceSeconds && bytes < (seconds - graceSeconds) * minBytesPerSecond;

const refuseIfTooSlow = ({ raw, answer, most, before, since }: IncomingBody): void => {
  const bytes = raw.socket.bytesRead - before;
  if (bytes <= most && !isBodyTooSlow(bytes, (performance.now() - since) / 1_000)) return;
  if (answer.headersSent) raw.socket.destroy();
  else
    answerBrokenConnection(
      Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      raw.socket,
    );
};

export const minimumBodyRatePlugin = plugin(async (app: FastifyInstance) => {
  const incoming = new Set<IncomingBody>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (!hasRequestBody(request) || !(raw.socket instanceof Socket)) return done();
    const most = routeOptions.bodyLimit + maxDroppedBytes;
    const { bytesRead: before } = raw.socket;
    const one = { raw, answer: reply.raw, most, before, since: performance.now() };
    incoming.add(one);
    raw.once('close', () => incoming.delete(one));
    done();
  });
  const timer = setInterval(() => {
    for (const one of incoming) {
      if (one.raw.complete) incoming.delete(one);
      else refuseIfTooSlow(one);
    }
  }, sweepMilliseconds).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
