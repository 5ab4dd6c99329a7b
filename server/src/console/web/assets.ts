import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Folder {
  /** Below which address, with a slash at both ends. */
  prefix: string;
  folder: string;
  /** Where a file is looked for that is not in that folder. */
  otherwise?: string;
  /** Seconds that browsers keep a file; without it the files never change under one name. */
  maxAge?: number;
  /** A page of any origin may read it, with nobody's session. */
  isOpen?: boolean;
  /** Has the file behind an address brought into the folder before it is looked for. */
  bring?: (path: string) => Promise<void>;
}

const forever = 'public, max-age=31536000, immutable';

// What only a page can use; on twenty files of a first load they would weigh as much as a font.
const forPagesOnly = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves folders of files, each with the time that browsers may keep it. */
export const registerAssets = async (app: FastifyInstance, folders: Folder[]): Promise<void> => {
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (_request, reply) => {
      for (const name of forPagesOnly) reply.raw.removeHeader(name);
      reply.raw.setHeader('content-security-policy', "default-src 'none'");
    });
    for (const { prefix, folder, otherwise, maxAge, isOpen = false, bring } of folders)
      await assets.register(async (room) => {
        if (bring) room.addHook('onRequest', ({ url }) => bring(url));
        await room.register(fastifyStatic, {
          root: folder,
          prefix,
          // Of two roots it finds nothing in the first that has no compressed form.
          serve: otherwise === undefined,
          decorateReply: otherwise !== undefined,
          preCompressed: true,
          index: false,
          dotfiles: 'ignore',
          cacheControl: false,
          setHeaders: (reply) => {
            reply.setHeader('cache-control', maxAge ? `public, max-age=${maxAge}` : forever);
            if (isOpen) reply.setHeader('access-control-allow-origin', '*');
          },
        });
        if (otherwise === undefined) return;
        room.get<{ Params: { '*': string } }>(
          `${prefix}*`,
          { schema: { hide: true } },
          ({ params: { '*': name } }, reply) =>
            reply.sendFile(name, existsSync(join(folder, name)) ? folder : otherwise),
        );
      });
  });
};
