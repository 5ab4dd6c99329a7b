import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import type { CareersAddresses } from '../careers/careers-addresses';
import { AppError } from '../../platform/errors';
import { readRefusingBoards } from './read-refusing-boards';

const feedFiles: Readonly<Record<string, string>> = {
  indeed: 'indeed.xml',
  linkedin: 'linkedin.xml',
  jobs: 'jobs.xml',
};

/** SQL for the public address of a live publication. */
const toAddress = ({ toUrl }: CareersAddresses): Sql => sql`
  case when publication.state <> 'live' then ''
    when platform.type = 'careers-page' then coalesce(${toUrl('/')} || (
      select slug from job_address where job_id = job.id and is_current), '')
    when platform.type = 'feed' then coalesce(
      ${toUrl('/feeds/')} || (${JSON.stringify(feedFiles)}::jsonb ->> platform.feed), '')
    else '' end`;

/** Returns the JSON of `JobPublications`. @throws AppError when the job is out of scope. */
export const readPublications = async (
  db: Db,
  id: number,
  scope: Sql,
  addresses: CareersAddresses,
): Promise<string> => {
  const boards = JSON.stringify(await readRefusingBoards(db, id));
  const found = await db.one<{ record: string }>(sql`
    select json_build_object(
      'publishplatforms', coalesce((
        select json_agg(json_build_object('id', platform.id, 'name', platform.name) order by platform.id)
        from publication join platform on platform.id = publication.platform_id
        where publication.job_id = job.id and publication.state = 'live'), '[]'),
      'publications', coalesce((
        select json_agg(json_build_object(
          'platform', json_build_object('id', platform.id, 'name', platform.name),
          'type', platform.type, 'state', publication.state, 'url', ${toAddress(addresses)},
          'publishedAt', publication.published_at, 'endedAt', publication.ended_at,
          'actor', case when person.id is not null then json_build_object(
            'userId', person.id, 'name', person.first_name, 'lastName', person.last_name) end,
          'message', publication.message, 'checkedAt', publication.checked_at,
          'seenAt', publication.seen_at, 'drift', publication.drift)
          order by coalesce(publication.ended_at, publication.published_at) desc, platform.id)
        from publication join platform on platform.id = publication.platform_id
          left join app_user person on person.id = publication.actor_id
        where publication.job_id = job.id), '[]'),
      'status', case when job.is_published then 'Published' else 'Saved' end,
      'version', job.version, 'refusingBoards', ${boards}::json)::text as record
    from job ${toWhereClause([sql`job.id = ${id}`, scope])}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found.record;
};
