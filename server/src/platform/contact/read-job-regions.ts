import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { findCountryRegion, findZoneRegion, type Region } from './region.rule';

export const readJobRegions = async (
  db: Db,
  jobIds: readonly number[],
): Promise<Map<number, Region | undefined>> => {
  const rows = await db.many<{ id: number; country: string; zone: string }>(sql`
    select job.id, coalesce((
        select country.name from job_location
          join location on location.id = job_location.location_id
          join city on city.id = location.city_id
          join country on country.id = city.country_id
        where job_location.job_id = job.id order by job_location.sequence limit 1),
      (select country.name from country where country.id = job.country_id), '') as country,
      coalesce((select time_zone from company), '') as zone
    from job where job.id = any(${[...new Set(jobIds)]}::integer[])`);
  return new Map(
    rows.map(({ id, country, zone }) => [id, findCountryRegion(country) ?? findZoneRegion(zone)]),
  );
};
