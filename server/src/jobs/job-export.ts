import sql from 'sql-template-tag';
import { JobSelection } from '../../contract/jobs/job';
import type { ExportedList } from '../files/list-export';
import { exportList, type ExportShape } from '../lists/export-list';
import { exportedInScope } from './scope';
import { selected } from './selection';

const exported: ExportShape = {
  table: sql`job`,
  shownWith: sql`
    join department on department.id = job.department_id
    left join designation on designation.id = job.designation_id
    left join job_type on job_type.id = job.job_type_id
    left join referral_amount on referral_amount.id = job.referral_amount_id`,
  columns: (timeZone) => ({
    'Job Code': sql`job.code`,
    'Job Title': sql`job.title`,
    Department: sql`department.name`,
    Position: sql`designation.name`,
    'Job Type': sql`job_type.name`,
    Positions: sql`job.number_of_positions`,
    Applicants: sql`job.application_count`,
    'Open Date': sql`to_char(job.created_at at time zone ${timeZone}, 'DD/MM/YYYY')`,
    'Expiry Date': sql`to_char(job.expiry_date, 'DD/MM/YYYY')`,
    Remote: sql`case when job.is_remote then 'Yes' else 'No' end`,
    Location: sql`(
      select city.name from job_location
        join location on location.id = job_location.location_id
        join city on city.id = location.city_id
      where job_location.job_id = job.id order by job_location.sequence limit 1)`,
    'Referral Slab': sql`referral_amount.slug`,
    Platforms: sql`(
      select string_agg(platform.name, ', ' order by platform.id) from publication
        join platform on platform.id = publication.platform_id
      where publication.job_id = job.id and publication.state = 'live')`,
    Status: sql`case when job.is_published then 'Published' else 'Saved' end`,
  }),
};

/** Jobs that a person may both see and export. */
export const exportedJobs: ExportedList = {
  name: 'job',
  rows: JobSelection,
  open: ({ db, viewer, timeZone }, rows: JobSelection) => {
    const scopes = exportedInScope(viewer.grants.get('job:view'), viewer);
    const conditions = [...scopes, ...selected(rows, timeZone)];
    const isSearch = rows.matching?.search !== undefined;
    return () => exportList(exported, { db, timeZone, conditions, isSearch });
  },
};
