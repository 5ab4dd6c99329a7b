import sql from 'sql-template-tag';
import { ApplicationSelection } from '../../contract/applicants/application';
import { where } from '../db/where';
import type { ExportedList } from '../files/list-export';
import { exportedInScope } from '../jobs/scope';
import { exportList, type ExportShape } from '../lists/export-list';
import { selected } from './selection';

const exported: ExportShape = {
  table: sql`application`,
  shownWith: sql`
    join applicant on applicant.id = application.applicant_id
    join job on job.id = application.job_id
    join status on status.id = application.status_id
    left join stage on stage.id = application.stage_id
    left join applicant_source on applicant_source.id = application.source_id
    left join app_user hiring_manager on hiring_manager.id = job.hiring_manager_id
    left join app_user recruiter on recruiter.id = application.recruiter_id`,
  columns: (timeZone) => ({
    Id: sql`application.id`,
    'First Name': sql`applicant.first_name`,
    'Last Name': sql`applicant.last_name`,
    Email: sql`applicant.email`,
    'Contact Detail': sql`applicant.phone`,
    Experience: sql`application.experience`,
    'Job Title': sql`job.title`,
    'Job Code': sql`job.code`,
    Source: sql`applicant_source.name`,
    Stage: sql`stage.name`,
    Status: sql`status.name`,
    'Hiring Manager': sql`btrim(hiring_manager.first_name || ' ' || hiring_manager.last_name)`,
    'Recruiter Assigned': sql`btrim(recruiter.first_name || ' ' || recruiter.last_name)`,
    'Application Date': sql`to_char(application.created_at at time zone ${timeZone}, 'MM/DD/YYYY')`,
    'Joining Date': sql`to_char(application.joining_date, 'MM/DD/YYYY')`,
  }),
};
const contact = ['Email', 'Contact Detail'];

/** What a person may both see and export; without e-mail and phone in the masked view. */
export const exportedApplications: ExportedList = {
  name: 'application',
  rows: ApplicationSelection,
  open: ({ db, viewer, timeZone }, rows: ApplicationSelection) => {
    const seen = viewer.grants.get('application:view');
    const scopes = exportedInScope(seen, viewer);
    const isMasked = seen?.view === 'masked';
    const conditions = [
      ...selected(rows, { timeZone, isMasked }),
      ...(scopes.length > 0
        ? [sql`application.job_id in (select job.id from job ${where(scopes)})`]
        : []),
    ];
    const isSearch = rows.matching?.search !== undefined;
    const hidden = isMasked ? contact : [];
    return () => exportList(exported, { db, timeZone, conditions, isSearch, hidden });
  },
};
