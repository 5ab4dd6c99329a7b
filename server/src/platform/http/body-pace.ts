import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Socket } from 'node:net';
import { mostFileBytes } from './body-limits';
import { refuseConnection } from './connections';
import { hasBody } from './measure-bodies';

/** Seconds after which a body has to have come at `minRate` bytes a second since then. */
const grace = 15;
const minRate = 16 * 1024;
const sweep = 1_000;

/** What is read and dropped behind a refusal, so that its answer reaches an honest sender. */
const maxDropped = 2 * mostFileBytes;

interface Incoming {
  raw: FastifyRequest['raw'];
  answer: FastifyReply['raw'];
  most: number;
  before: number;
  since: number;
}

const isTooSlow = (bytes: number, seconds: number): boolean =>
  seconds > grace && bytes < (seconds - grace) * minRate;

const judge = ({ raw, answer, most, before, since }: Incoming): void => {
  const bytes = raw.socket.bytesRead - before;
  if (bytes <= most && !isTooSlow(bytes, (performance.now() - since) / 1_000)) return;
  if (answer.headersSent) raw.socket.destroy();
  else
    refuseConnection(
      Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      raw.socket,
    );
};

/** Ends connections whose body comes drop by drop, or goes on long after it was refused. */
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
      else judge(one);
    }
  }, sweep).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
