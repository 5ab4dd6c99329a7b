import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config';

/** Registers the file that proves to search engines that the key belongs to the owner of these pages. */
export const registerIndexNowKey = (
  app: FastifyInstance,
  { indexNow }: Pick<Config, 'indexNow'>,
): void => {
  if (!indexNow) return;
  app.get(
    `/careers/${indexNow.key}.txt`,
    { helmet: false, schema: { hide: true } },
    (_request, reply) => reply.type('text/plain; charset=utf-8').send(indexNow.key),
  );
};
