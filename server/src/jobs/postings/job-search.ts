import sql, { raw } from 'sql-template-tag';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { createListSearchSource } from '../../platform/lists/list-search-source';
import { jobList } from './jobs.list';

export const jobSearch = createListSearchSource({
  ...{ kind: 'job', one: 'job', many: 'jobs', order: 20 },
  list: 'jobs.list',
  route: ({ grants }) =>
    grants.get('job:view')?.scope === 'published' ? 'referrals.refer' : 'jobs.view',
  toActions: ({ id }, { grants }) =>
    grants.has('job:publish')
      ? [{ label: 'Publish', panel: 'jobs.publish', input: { jobId: id } }]
      : [],
  searched: jobList,
  toReader: (viewer) => {
    const grant = viewer.grants.get('job:view');
    return grant && { scope: jobsInScope(grant, viewer), groupsOf: undefined, timeZone: '' };
  },
  title: sql`job.title`,
  code: sql`job.code`,
  fromNewest: (rows) => sql`(
    select * from job order by job.created_at desc, job.id desc limit ${raw(String(rows))}) job`,
  hasCode: (text) => sql`job.code = upper(${text})`,
  detail: sql`concat_ws(' · ', job.code, (
    select department.name from department where department.id = job.department_id))`,
  at: sql`job.created_at`,
});
