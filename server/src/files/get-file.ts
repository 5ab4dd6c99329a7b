import sql from 'sql-template-tag';
import type { Actor } from '../access/actor';
import { jobsInScope } from '../access/scope';
import type { Db } from '../db/database';
import { AppError } from '../errors';

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
}

/**
 * A file of a record that the person may see.
 * @throws AppError when there is none.
 */
export const readFileRow = async (
  db: Db,
  actor: Pick<Actor, 'userId' | 'grants'>,
  id: string,
): Promise<StoredFile> => {
  const grant = actor.grants.get('job:view');
  const file =
    grant &&
    (await db.one<StoredFile>(sql`
      select id, name, media_type from stored_file where id = ${id} and exists (
        select 1 from job where job.seo_image_file_id = stored_file.id
          and ${jobsInScope(grant, actor)})`));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};
