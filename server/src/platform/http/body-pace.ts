import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Socket } from 'node:net';
import { maxFileBytes } from './body-limits';
import { refuseConnection } from './connections';
import { hasBody } from './measure-bodies';

/** Seconds before the minimum rate of `minRate` bytes per second applies. */
const grace = 15;
const minRate = 16 * 1024;
const sweep = 1_000;

/** Bytes to drop after a refusal, so that an honest client can read the answer. */
const maxDropped = 2 * maxFileBytes;

interface Incoming {
  raw: FastifyRequest['raw'];
  answer: FastifyReply['raw'];
  most: number;
  before: number;
  since: number;
}

const isTooSlow = (bytes: number, seconds: number): boolean =>
  seconds > grace && bytes < (seconds - grace) * minRate;

const refuseIfTooSlow = ({ raw, answer, most, before, since }: Incoming): void => {
  const bytes = raw.socket.bytesRead - before;
  if (bytes <= most && !isTooSlow(bytes, (performance.now() - since) / 1_000)) return;
  if (answer.headersSent) raw.socket.destroy();
  else
    refuseConnection(
      Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      raw.socket,
    );
};

export const bodyPace = plugin(async (app: FastifyInstance) => {
  const incoming = new Set<Incoming>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return done();
    const most = routeOptions.bodyLimit + maxDropped;
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
  }, sweep).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
