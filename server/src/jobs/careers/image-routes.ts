import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { toStorageName } from '../../platform/files/storage/storage';
import { isJobLiveSql } from './is-job-live';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Registers pictures of published jobs for shared links: .jpg or .png, as checked at the upload. */
export const registerImages = (
  app: FastifyInstance,
  { db, storage, companyDay }: Pick<ServerDependencies, 'db' | 'storage' | 'companyDay'>,
): void => {
  app.get<{ Params: Static<typeof Params> }>(
    '/careers/images/:id',
    { helmet: false, compress: false, schema: { params: Params, hide: true } },
    async ({ params: { id } }, reply) => {
      await companyDay();
      const file = await db.one<{ media_type: string; size: number }>(sql`
        select media_type, size from stored_file
        where id = ${id} and exists (
          select 1 from job where job.seo_image_file_id = ${id} and ${isJobLiveSql})`);
      const content = file && (await storage.read(toStorageName(id)));
      if (!file || !content) throw new AppError('NO_SUCH_ADDRESS');
      return reply
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=3600',
          'content-length': file.size,
        })
        .type(file.media_type)
        .send(Readable.from(content));
    },
  );
};
