import type { FastifyInstance } from 'fastify';
import { expectBearer } from './bearer';

const line = (name: string, kind: string, value: number): string =>
  `# TYPE ${name} ${kind}\n${name} ${value}\n`;

/** Counts answers and serves the figures for a Prometheus server, if a token is configured. */
export const registerMetrics = (
  app: FastifyInstance,
  token: string | undefined,
  /** Further figures, read when they are asked for. */
  gauges: Record<string, () => number> = {},
): void => {
  if (!token) return;
  const answers = new Map<string, number>();
  let seconds = 0;

  app.addHook('onResponse', async (_, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    answers.set(status, (answers.get(status) ?? 0) + 1);
    seconds += reply.elapsedTime / 1000;
  });

  app.get('/health/metrics', { schema: { hide: true } }, async (request, reply) => {
    expectBearer(request, token);
    const counts = [...answers]
      .map(([status, count]) => `http_answers_total{status="${status}"} ${count}\n`)
      .join('');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        `# TYPE http_answers_total counter\n${counts}` +
          line('http_answer_seconds_total', 'counter', seconds) +
          line('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()) +
          line('process_uptime_seconds', 'gauge', process.uptime()) +
          Object.entries(gauges)
            .map(([name, read]) => line(name, 'gauge', read()))
            .join(''),
      );
  });
};
