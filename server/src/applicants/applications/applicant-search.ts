import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import { toWhereClause } from '../../platform/db/where-clause';
import {
  rankFolded,
  selectHit,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { areWordsFrequent, selectFrequency } from '../../platform/lists/word-frequency';
import { newestFiled, toReach, type ApplicationReach } from './application-reach';
import { resumeSnippet, selectResumeHits } from './resume-hits';
import { parseSearch, startsWithName } from './search-conditions';

/** Newest applications that tell whether words are frequent. */
const sampleSize = raw('200');
/** Maximum of newest applications that are searched for frequent words. */
const maxNewest = raw('1500');
/** Maximum of rows read from the index of texts, which serves rarer words, and from the index of names. */
const maxIndexed = raw('2000');
/** Hits of the index of texts that are ranked. */
const maxRanked = raw('30');

const selectNamed = (search: SearchText, reach: ApplicationReach, limit: Sql): Sql => {
  const { near, scoped, mayHaveMore } = reach;
  const [whole, last] = [startsWithName.whole(search), startsWithName.last(search)];
  const select = (condition: Sql, table: Sql): Sql => sql`(
    select application.id from (
      select application.id, application.job_id from ${table}
      where ${condition} limit ${maxIndexed}) application ${scoped}
    where ${mayHaveMore} limit ${limit})`;
  return sql`
    ${near ? sql`(select id from ${near} where ${whole} or ${last} limit ${limit}) union all` : empty}
    ${select(whole, sql`application`)}
    union all ${select(last, sql`filed_application application`)}`;
};

/**
 * True if the faster searches found fewer hits than the page shows: only then the slower ones run, whose hits
 * follow.
 */
const isFew = (tables: readonly string[], limit: Sql): Sql =>
  sql`${join(
    tables.map((table) => sql`(select count(*) from ${raw(table)})`),
    ' + ',
  )} < ${limit}`;

const selectMatching = (
  words: readonly Sql[],
  { near, scoped, mayHaveMore }: ApplicationReach,
  limit: Sql,
): Sql => sql`
  ${selectFrequency(sql`(select * from ${newestFiled} limit ${sampleSize}) application`, [...words, mayHaveMore])},
  newest as (
    (select application.id from (
        select * from ${newestFiled} limit ${maxNewest}) application ${scoped}
      ${toWhereClause([...words, areWordsFrequent])}
      limit ${limit})
    ${near ? sql`union all (select id from ${near} ${toWhereClause(words)} limit ${limit})` : empty}),
  indexed as (
    select application.id from (
      select application.id, application.job_id from filed_application application
      ${toWhereClause(words)} limit ${maxIndexed}) application ${scoped}
    where ${mayHaveMore} and ${isFew(['named', 'newest'], limit)}
    limit ${maxRanked}),`;

const toResumeHits = (
  { words }: SearchText,
  { grants }: Viewer,
  reach: ApplicationReach,
  limit: Sql,
): { tables: Sql; reason?: Sql; found: Sql } => {
  const grant = grants.get('application:resume');
  // A resume tells addresses and numbers, which a masked view hides.
  if (!grant || grant.view === 'masked') return { tables: empty, found: empty };
  const condition = isFew(['named', 'newest', 'indexed'], limit);
  return {
    tables: selectResumeHits(words, { ...reach, condition, limit }),
    found: sql`
      union all select id, true from newest_resumes union all select id, true from indexed_resumes`,
    reason: sql`case when found.by_resume then (
      select ${resumeSnippet(words)} from resume_text resume
      where resume.file_id = found.resume_file_id) end`,
  };
};

/**
 * Names that begin so come by their index, and frequent words from the newest applications. Only if those are too
 * few, the index of texts is read, and then resumes.
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
