import sql, { type Sql } from 'sql-template-tag';
import type { QuarantinedFilter } from '../../../contract/applicants/applying/held-application';
import type { NamedList, ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';
import { lacksRequiredConsentSql, unansweredQuestionsSql } from './lacking';

export interface QuarantineReader {
  /** Predicate over alias `job`: jobs whose applications in quarantine the user may see. */
  jobs: Sql;
}

const person = sql`btrim(held.first_name || ' ' || held.last_name)`;

type Criteria = Omit<QuarantinedFilter, 'search'>;

export const quarantineList: ReadableList<QuarantineReader, Criteria> &
  NamedList<QuarantineReader, Criteria, 'id'> = {
  kind: 'held-application',
  one: 'application',
  many: 'applications',
  field: 'id',
  from: sql`held_application held`,
  key: sql`held.id`,
  scope: ({ jobs }) => [sql`exists (select from job where job.id = held.job_id and ${jobs})`],
  shownWith: sql`join job on job.id = held.job_id`,
  row: () =>
    toRowSql(sql`
      'id', held.id, 'jobId', job.id, 'jobTitle', job.title, 'name', ${person},
      'email', held.email, 'phone', held.phone, 'reasons', to_json(held.reasons),
      'heldAt', to_json(held.held_at), 'resumeFileId', held.form ->> 'resumeFileId',
      'unanswered', to_json(${unansweredQuestionsSql}), 'lacksConsent', ${lacksRequiredConsentSql}`),
  search: () => sql`held.first_name || ' ' || held.last_name || ' ' || held.email`,
  sorts: { heldAt: sql`held.held_at` },
  usualSort: '-heldAt',
  filters: { jobId: (jobId: number) => sql`held.job_id = ${jobId}` },
};
