import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Folder {
  /** Below which address, with a slash at both ends. */
  prefix: string;
  folder: string;
}

/** Serves folders whose files never change under one name: kept by browsers for a year. */
export const registerAssets = async (app: FastifyInstance, folders: Folder[]): Promise<void> => {
  for (const [index, { prefix, folder }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
        reply.setHeader('access-control-allow-origin', '*');
      },
    });
  }
};
