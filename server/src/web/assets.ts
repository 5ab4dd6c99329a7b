import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Folder {
  /** Below which address, with a slash at both ends. */
  prefix: string;
  folder: string;
  /** Seconds that browsers keep a file; without it the files never change under one name. */
  maxAge?: number;
}

const forever = 'public, max-age=31536000, immutable';

/** Serves folders of files, each with the time that browsers may keep it. */
export const registerAssets = async (app: FastifyInstance, folders: Folder[]): Promise<void> => {
  for (const [index, { prefix, folder, maxAge }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', maxAge ? `public, max-age=${maxAge}` : forever);
        reply.setHeader('access-control-allow-origin', '*');
      },
    });
  }
};
