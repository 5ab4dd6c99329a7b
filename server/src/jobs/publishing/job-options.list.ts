import sql, { empty } from 'sql-template-tag';
import type { JobCriteria, JobReader } from '../postings/criteria';
import { jobList } from '../postings/jobs.list';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';

const { totals: _, ...list } = jobList;

export const jobOptionList: ReadableList<JobReader, JobCriteria> = {
  ...list,
  row: () =>
    toRowSql(sql`'id', job.id, 'jobId', job.id, 'jobTitle', job.title,
    'jobApplication', job.application_count, 'expiryDate', job.expiry_date,
    'jobStatusId', job.job_status_id`),
  shownWith: empty,
};
