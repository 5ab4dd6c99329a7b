import sql, { join, type Sql } from 'sql-template-tag';
import type { Actor } from '../access/actor';
import { jobsInScope } from '../access/scope';
import type { Db } from '../db/database';
import { AppError } from '../errors';

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
}

/** An image is its job's; a resume is for those who may read resumes, and never for a masked view. */
const holders = ({ userId, grants }: Pick<Actor, 'userId' | 'grants'>): Sql[] => {
  const image = grants.get('job:view');
  const resume = grants.get('application:resume');
  return [
    ...(image
      ? [
          sql`exists (select 1 from job where job.seo_image_file_id = stored_file.id
            and ${jobsInScope(image, { userId })})`,
        ]
      : []),
    ...(resume && resume.view !== 'masked'
      ? [
          sql`exists (select 1 from application join job on job.id = application.job_id
            where application.resume_file_id = stored_file.id and ${jobsInScope(resume, { userId })})`,
        ]
      : []),
  ];
};

/**
 * A file of a record that the person may see.
 * @throws AppError when there is none.
 */
export const readFileRow = async (
  db: Db,
  actor: Pick<Actor, 'userId' | 'grants'>,
  id: string,
): Promise<StoredFile> => {
  const file = await db.one<StoredFile>(sql`
    select id, name, media_type, size from stored_file
    where id = ${id} and (${join([sql`false`, ...holders(actor)], ' or ')})`);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};
