import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { assertBearerToken } from './bearer-token';

export const registerMetrics = (
  app: FastifyInstance,
  token: string | undefined,
  gauges: Record<string, () => number | Promise<number>> = {},
): void => {
  if (!token) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by the class of their status.',
    labelNames: ['status'],
    registers: [register],
  });
  const seconds = new Counter({
    name: 'http_answer_seconds_total',
    help: 'Seconds that all answers took together.',
    registers: [register],
  });
  const further: typeof gauges = { process_uptime_seconds: () => process.uptime(), ...gauges };
  for (const [name, read] of Object.entries(further))
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [register],
      async collect() {
        this.set(await read());
      },
    });

  app.addHook('onResponse', async (_, reply) => {
    answers.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.inc(reply.elapsedTime / 1000);
  });

  app.get('/health/metrics', { schema: { hide: true } }, async (request, reply) => {
    assertBearerToken(request, token);
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
};
