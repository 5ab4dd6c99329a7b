import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/** Returns the JSON of `JobPublications`. @throws AppError when the job is out of scope. */
export const readPublications = async (db: Db, id: number, scope: Sql): Promise<string> => {
  const found = await db.one<{ record: string }>(sql`
    select json_build_object(
      'publishplatforms', coalesce((
        select json_agg(json_build_object('id', platform.id, 'name', platform.name) order by platform.id)
        from publication join platform on platform.id = publication.platform_id
        where publication.job_id = job.id and publication.state = 'live'), '[]'),
      'publications', coalesce((
        select json_agg(json_build_object(
          'platform', json_build_object('id', platform.id, 'name', platform.name),
          'type', platform.type, 'state', publication.state, 'url', publication.url,
          'publishedAt', publication.published_at, 'endedAt', publication.ended_at,
          'actor', case when person.id is not null then json_build_object(
            'userId', person.id, 'name', person.first_name, 'lastName', person.last_name) end,
          'message', publication.message)
          order by coalesce(publication.ended_at, publication.published_at) desc, platform.id)
        from publication join platform on platform.id = publication.platform_id
          left join app_user person on person.id = publication.actor_id
        where publication.job_id = job.id), '[]'),
      'status', case when job.is_published then 'Published' else 'Saved' end,
      'version', job.version)::text as record
    from job ${toWhereClause([sql`job.id = ${id}`, scope])}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found.record;
};
