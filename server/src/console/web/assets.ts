import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface AssetFolder {
  /** URL path of the folder, with a slash at both ends. */
  prefix: string;
  folder: string;
  /** Second folder, for files that are missing in the first. */
  otherwise?: string;
  /** Seconds for which browsers cache the files; undefined marks the files as immutable. */
  maxAge?: number;
  /** True if pages of any origin may read the files, without credentials. */
  isOpen?: boolean;
  /** Called with the path before the file is looked up, so that a version can be unpacked first. */
  bring?: (path: string) => Promise<void>;
}

const immutableCache = 'public, max-age=31536000, immutable';

// Headers that only pages need; on the twenty files of a first load they would take as many bytes as a font.
const pageOnlyHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export const registerAssets = async (
  app: FastifyInstance,
  folders: AssetFolder[],
): Promise<void> => {
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (_request, reply) => {
      for (const name of pageOnlyHeaders) reply.raw.removeHeader(name);
      reply.raw.setHeader('content-security-policy', "default-src 'none'");
    });
    for (const { prefix, folder, otherwise, maxAge, isOpen = false, bring } of folders)
      await assets.register(async (room) => {
        if (bring) room.addHook('onRequest', ({ url }) => bring(url));
        await room.register(fastifyStatic, {
          root: folder,
          prefix,
          // With two folders, the plugin would miss uncompressed files in the first.
          serve: otherwise === undefined,
          decorateReply: otherwise !== undefined,
          preCompressed: true,
          index: false,
          dotfiles: 'ignore',
          cacheControl: false,
          setHeaders: (reply) => {
            reply.setHeader('cache-control', maxAge ? `public, max-age=${maxAge}` : immutableCache);
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
