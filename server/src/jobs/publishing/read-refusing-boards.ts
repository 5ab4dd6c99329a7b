import sql from 'sql-template-tag';
import type { BoardRefusal } from '../../../contract/jobs/publishing/publishing';
import type { Db } from '../../platform/db/database';
import {
  findBoardFaults,
  type BoardName,
  type BoardAccount,
  type BoardJob,
} from './board-faults.rule';

const readBoardJob = (db: Db, jobId: number): Promise<BoardJob | undefined> =>
  db.one<BoardJob>(sql`
    select job.title, job.is_remote as "isRemote",
      length(trim(regexp_replace(job.description, '<[^>]*>', '', 'g'))) as "descriptionLength",
      job.country_id is not null or exists (
        select 1 from job_country where job_id = job.id) as "namesCountries",
      coalesce((
        select json_agg(json_build_object('id', location.id, 'name', location.display,
          'region', location.region, 'country', country.name, 'countryCode', country.code)
          order by job_location.sequence)
        from job_location
          join location on location.id = job_location.location_id
          join city on city.id = location.city_id
          join country on country.id = city.country_id
        where job_location.job_id = job.id), '[]') as places
    from job where job.id = ${jobId}`);

/** Job boards that would refuse the job as it is; platforms with a manual record refuse nothing. */
export const readRefusingBoards = async (db: Db, jobId: number): Promise<BoardRefusal[]> => {
  const job = await readBoardJob(db, jobId);
  if (!job) return [];
  const platforms = await db.many<
    { id: number; name: string; board: BoardName } & BoardAccount
  >(sql`
    select id, name, coalesce(feed, type) as board, company_id as "companyId",
      account_email as email from platform
    where is_active and type <> 'manual-record' order by id`);
  return platforms.flatMap(({ id, name, board, ...account }) => {
    const faults = findBoardFaults(board, job, account);
    return faults.length > 0 ? [{ platform: { id, name }, faults }] : [];
  });
};
