import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { isEverything } from '../../platform/access/scope';
import { toWhereClause } from '../../platform/db/where';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import {
  rankName,
  selectHit,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { parseSearch, startsWithName } from './search';

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

/** Newest applications: of everybody along the key; of a narrow scope, job by job. */
const selectNewest = (scope: Sql): Sql =>
  isEverything(scope)
    ? sql`select ${columns} from filed_application application order by id desc limit ${maxNewest}`
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
    select application.id from (${selectNewest(scope)}) application
    ${toWhereClause(words)} limit ${limit}),
  indexed as (
    select application.id from (
      select application.id, application.job_id from filed_application application
      ${toWhereClause(words)} limit ${maxIndexed}) application
    ${toWhereClause([sql`(select count(*) from newest) < ${limit}`, ...isInScope(scope)])}
    limit ${maxRanked}),`;

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
    return sql`
      with ${selectReach(scope)} ${words ? selectMatching(words, scope, rows) : empty}
      found as (
        ${selectNamed(search, scope, rows)}
        ${words ? sql`union select id from newest union select id from indexed` : empty})
      select ${selectHit({
        id: sql`application.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, status.name)`,
        rank: rankName(search, name),
        at: sql`application.created_at`,
      })}
      from (select distinct id from found) found
        join application on application.id = found.id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
        left join status on status.id = application.status_id`;
  },
};
