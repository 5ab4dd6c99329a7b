import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import { isEverything } from '../../platform/access/scope';
import { toWhereClause } from '../../platform/db/where-clause';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import {
  rankName,
  selectHit,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { resumeSnippet, selectResumeHits } from './resume-hits';
import { parseSearch, startsWithName } from './search-conditions';

/** A word that one applicant in a hundred has is found among this many newest applications. */
const maxNewest = raw('1000');
/** Rows visited by the index of texts, which serves rarer words. */
const maxIndexed = raw('5000');
/** Applications that one job of a narrow scope contributes. */
const maxOfJob = raw('200');
/** Jobs of a narrow scope. */
const maxJobs = raw('10000');
/** Hits of the index of texts that are ranked. */
const maxRanked = raw('60');

/** Jobs of a narrow scope, once for the whole statement; without one, every job is in reach. */
const selectReach = (scope: Sql): Sql =>
  isEverything(scope)
    ? empty
    : sql`reach as materialized (select job.id from job where ${scope} limit ${maxJobs}),`;

const isInScope = (scope: Sql): Sql[] =>
  isEverything(scope) ? [] : [sql`application.job_id = any (array(select id from reach))`];

const columns = sql`application.id, application.name_key, application.search_key`;
const resumeColumns = sql`application.id, application.resume_file_id`;

/** Newest applications: of everybody along the key; of a narrow scope, job by job. */
const selectNewest = (scope: Sql, columns: Sql, table: Sql): Sql =>
  isEverything(scope)
    ? sql`select ${columns} from ${table} application order by id desc limit ${maxNewest}`
    : sql`
      select application.* from (select id from reach order by id desc) job
      cross join lateral (
        select ${columns} from application where application.job_id = job.id
        order by application.created_at desc, application.id desc
        limit ${maxOfJob}) application
      limit ${maxNewest}`;

const selectNamed = (search: SearchText, scope: Sql, limit: Sql): Sql => {
  const select = (condition: Sql, table: Sql): Sql => sql`(
    select application.id from ${table} ${toWhereClause([condition, ...isInScope(scope)])}
    limit ${limit})`;
  return sql`
    ${select(startsWithName.whole(search), sql`application`)}
    union all ${select(startsWithName.last(search), sql`filed_application application`)}`;
};

const selectMatching = (words: readonly Sql[], scope: Sql, limit: Sql): Sql => sql`
  newest as (
    select application.id from (${selectNewest(scope, columns, sql`filed_application`)}) application
    ${toWhereClause(words)} limit ${limit}),
  indexed as (
    select application.id from (
      select application.id, application.job_id from filed_application application
      ${toWhereClause(words)} limit ${maxIndexed}) application
    ${toWhereClause([sql`(select count(*) from newest) < ${limit}`, ...isInScope(scope)])}
    limit ${maxRanked}),`;

const toResumeHits = (
  { words }: SearchText,
  { grants }: Viewer,
  scope: Sql,
  limit: Sql,
): { tables: Sql; reason?: Sql; found: Sql } => {
  const grant = grants.get('application:resume');
  // A resume tells addresses and numbers, which a masked view hides.
  if (!grant || grant.view === 'masked') return { tables: empty, found: empty };
  const newest = selectNewest(scope, resumeColumns, sql`application`);
  return {
    tables: selectResumeHits(words, newest, isInScope(scope), limit),
    found: sql`
      union all select id, true from read_through union all select id, true from indexed_resumes`,
    reason: sql`case when found.by_resume then (
      select ${resumeSnippet(words)} from resume_text resume
      where resume.file_id = application.resume_file_id) end`,
  };
};

/**
 * Names that begin so come by their index. Other words are sought among the newest, where frequent
 * words are found at once, and only if those are too few by the index of texts.
 */
export const applicantSearch: SearchSource = {
  ...{ kind: 'application', one: 'applicant', many: 'applicants', order: 10 },
  ...{ route: 'applicants.view', list: 'applicants.list' },
  toActions: ({ id }, { grants }) => [
    ...(grants.has('application:status')
      ? [{ label: 'Update Status', panel: 'applicants.status', input: { applicantIds: [id] } }]
      : []),
    ...(grants.has('application:assign-recruiter')
      ? [{ label: 'Assign', panel: 'applicants.assign-recruiter', input: { applicantId: id } }]
      : []),
  ],
  rows: (search, viewer, limit) => {
    const grant = viewer.grants.get('application:view');
    if (!grant) return undefined;
    const scope = jobsInScope(grant, viewer);
    const name = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;
    const { words } = parseSearch(search.text, grant.view === 'masked');
    const rows = raw(String(limit));
    const resumes = words ? toResumeHits(search, viewer, scope, rows) : undefined;
    return sql`
      with ${selectReach(scope)} ${words ? selectMatching(words, scope, rows) : empty}
      ${resumes?.tables ?? empty}
      named as (${selectNamed(search, scope, rows)}),
      found as (
        select id, false as by_resume from named
        ${words ? sql`union all select id, false from newest union all select id, false from indexed` : empty}
        ${resumes?.found ?? empty})
      select ${selectHit({
        id: sql`application.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, status.name)`,
        rank: rankName(search, name),
        at: sql`application.created_at`,
        ...(resumes?.reason && { reason: resumes.reason }),
      })}
      from (select id, bool_and(by_resume) as by_resume from found group by id) found
        join application on application.id = found.id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
        left join status on status.id = application.status_id`;
  },
};
