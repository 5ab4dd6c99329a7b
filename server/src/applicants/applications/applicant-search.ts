import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import { toWhereClause } from '../../platform/db/where-clause';
import { isWideReach, selectReach } from '../../platform/hiring-parts/job-reach';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import {
  rankFolded,
  selectHit,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { resumeSnippet, selectResumeHits } from './resume-hits';
import { parseSearch, startsWithName } from './search-conditions';

/**
 * Number of newest applications searched first: enough to find a word that one applicant in a
 * hundred has.
 */
const maxNewest = raw('1000');
/** For a narrow scope: how many of the newest applications of all are looked through. */
const maxLooked = raw('900');
/** Maximum of applications that one job of a narrow scope adds to the search. */
const maxOfJob = raw('50');
/**
 * Maximum of rows read from the index of texts, which serves rarer words, and from the index of
 * names.
 */
const maxIndexed = raw('2000');
/** Hits of the index of texts that are ranked. */
const maxRanked = raw('30');

interface Reach {
  /** Tables before all others. */
  tables: Sql;
  /** Joins the job of `application` and requires it in scope. */
  scoped: Sql;
  /** Newest applications in scope, with the columns of `columns`. */
  newest: Sql;
}

const columns = sql`application.id, application.name_key, application.search_key`;

const toReach = (grant: JobGrant, viewer: Viewer): Reach => {
  if (grant.scope === 'all')
    return {
      tables: empty,
      scoped: empty,
      newest: sql`select ${columns} from filed_application application
        order by id desc limit ${maxNewest}`,
    };
  const scope = jobsInScope(grant, viewer);
  return {
    tables: sql`${selectReach(grant.scope, viewer.userId)}
      lately as materialized (
        (select ${columns} from (
            select ${columns}, application.job_id from filed_application application
            order by application.id desc limit ${maxLooked}) application
          join job on job.id = application.job_id
          where ${isWideReach} and ${scope} limit ${maxNewest})
        union all
        (select application.* from (select id from reach order by id desc) job
          cross join lateral (
            select ${columns} from application where application.job_id = job.id
            order by application.created_at desc, application.id desc
            limit ${maxOfJob}) application
          where not ${isWideReach} limit ${maxNewest})),`,
    scoped: sql`join job on job.id = application.job_id and ${scope}`,
    newest: sql`select * from lately`,
  };
};

const selectNamed = (search: SearchText, { scoped }: Reach, limit: Sql): Sql => {
  const select = (condition: Sql, table: Sql): Sql => sql`(
    select application.id from (
      select application.id, application.job_id from ${table}
      where ${condition} limit ${maxIndexed}) application ${scoped}
    limit ${limit})`;
  return sql`
    ${select(startsWithName.whole(search), sql`application`)}
    union all ${select(startsWithName.last(search), sql`filed_application application`)}`;
};

/**
 * True if the faster searches found fewer hits than the page shows: only then the slower ones run,
 * whose hits follow.
 */
const isFew = (tables: readonly string[], limit: Sql): Sql =>
  sql`${join(
    tables.map((table) => sql`(select count(*) from ${raw(table)})`),
    ' + ',
  )} < ${limit}`;

const selectMatching = (words: readonly Sql[], { newest, scoped }: Reach, limit: Sql): Sql => sql`
  newest as (
    select application.id from (${newest}) application
    ${toWhereClause(words)} limit ${limit}),
  indexed as (
    select application.id from (
      select application.id, application.job_id from filed_application application
      ${toWhereClause(words)} limit ${maxIndexed}) application ${scoped}
    where ${isFew(['named', 'newest'], limit)}
    limit ${maxRanked}),`;

const toResumeHits = (
  { words }: SearchText,
  { grants }: Viewer,
  { newest, scoped }: Reach,
  limit: Sql,
): { tables: Sql; reason?: Sql; found: Sql } => {
  const grant = grants.get('application:resume');
  // A resume tells addresses and numbers, which a masked view hides.
  if (!grant || grant.view === 'masked') return { tables: empty, found: empty };
  const condition = isFew(['named', 'newest', 'indexed'], limit);
  return {
    tables: selectResumeHits(words, { newest, scoped, condition, limit }),
    found: sql`
      union all select id, true from read_through union all select id, true from indexed_resumes`,
    reason: sql`case when found.by_resume then (
      select ${resumeSnippet(words)} from resume_text resume
      where resume.file_id = found.resume_file_id) end`,
  };
};

/**
 * Names that begin so come by their index. Other words are sought among the newest, where frequent
 * words are found at once, and only if those are too few by the index of texts, and then in resumes.
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
    const reach = toReach(grant, viewer);
    const name = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;
    const { words } = parseSearch(search.text, grant.view === 'masked');
    const rows = raw(String(limit));
    const resumes = words ? toResumeHits(search, viewer, reach, rows) : undefined;
    return sql`
      with ${reach.tables} named as (${selectNamed(search, reach, rows)}),
      ${words ? selectMatching(words, reach, rows) : empty}
      ${resumes?.tables ?? empty}
      found as (
        select id, false as by_resume from named
        ${words ? sql`union all select id, false from newest union all select id, false from indexed` : empty}
        ${resumes?.found ?? empty})
      select ${selectHit({
        id: sql`found.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, status.name)`,
        rank: sql`found.rank`,
        at: sql`found.at`,
        ...(resumes?.reason && { reason: resumes.reason }),
      })}
      from (
        select found.id, found.by_resume, application.applicant_id, application.job_id,
          application.status_id, application.resume_file_id, application.created_at as at,
          ${rankFolded(search, sql`application.name_key`)} as rank
        from (select id, bool_and(by_resume) as by_resume from found group by id) found
          join application on application.id = found.id
        order by rank, at desc nulls last, id desc limit ${rows}) found
        join applicant on applicant.id = found.applicant_id
        join job on job.id = found.job_id
        left join status on status.id = found.status_id`;
  },
};
