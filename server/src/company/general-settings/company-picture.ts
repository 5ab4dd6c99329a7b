import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { toStorageName } from '../../platform/files/storage/storage';

/** The picture's address is public, since the sign-in page shows it too. */
export const toCompanyPictureUrl = (id: string): string => `/brand/company/${id}`;

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const registerCompanyPicture = (
  app: FastifyInstance,
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
): void => {
  app.get<{ Params: Static<typeof Params> }>(
    toCompanyPictureUrl(':id'),
    { schema: { params: Params, hide: true } },
    async ({ params: { id } }, reply) => {
      const file = await db.one<{ media_type: string; size: number }>(sql`
        select media_type, size from stored_file
        where id = ${id} and exists (
          select 1 from company where logo_file_id = ${id} or favicon_file_id = ${id})`);
      const content = file && (await storage.read(toStorageName(id)));
      if (!file || !content) throw new AppError('NO_SUCH_ADDRESS');
      return reply
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=86400',
        })
        .type(file.media_type)
        .header('content-length', file.size)
        .send(Readable.from(content));
    },
  );
};
