import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';
import type { ApplicationReach } from './application-reach';

/** Resumes of the newest applications that are read one by one, where frequent words are found soon. */
const maxNewest = raw('100');
/** Newest applications of all among which those of a narrow scope are looked for. */
const maxLooked = raw('500');
/**
 * Number of resumes that tell whether a word is too frequent for the index of words. Their ids are random, so
 * that any of them are a fair sample.
 */
const sampleSize = raw('100');
const maxInSample = raw('3');
/** Maximum of resumes read by the index of words, and of those that are ranked. */
const maxIndexed = raw('2000');
const maxRanked = raw('40');
/** Letters before the first hit, and in all. */
const lead = raw('40');
const maxShown = raw('140');

/** The beginning of a resume's word: each has a space before it. Finding one is faster than `like`. */
const toBeginning = (word: string): Sql => sql`' ' || folded(${word})`;

const matchesResume = (words: readonly string[]): Sql =>
  joinByAnd(words.map((word) => sql`strpos(resume.words, (select ${toBeginning(word)})) > 0`));

const toTerm = (word: string): Sql =>
  sql`'''' || replace(replace(folded(${word}), '\\', '\\\\'), '''', '''''') || ''':*'`;

export const resumeSnippet = (words: readonly string[]): Sql => sql`
  'Resume: … ' || regexp_replace(substr(resume.text,
    greatest(1, strpos(resume.words, ${toBeginning(words[0] ?? '')}) - ${lead}), ${maxShown}),
    '\\s+', ' ', 'g') || ' …'`;

interface ResumeSearch extends ApplicationReach {
  /** False where names gave enough hits, so that no resume is read; the same for every row. */
  condition: Sql;
  limit: Sql;
}

const selectLatest = ({ near, scoped, mayHaveMore }: ResumeSearch): Sql => sql`
  ${near ? sql`(select id, resume_file_id from ${near} limit ${maxNewest}) union all` : empty}
  (select application.id, application.resume_file_id from (
      select id, job_id, resume_file_id from application
      order by id desc limit ${near ? maxLooked : maxNewest}) application
    ${scoped}
    where (select query from rare) is null and ${mayHaveMore} limit ${maxNewest})`;

/**
 * Tables `newest_resumes` and `indexed_resumes` of application ids. The index is asked for rare words alone,
 * since it gathers every resume that has a word before the first is seen.
 */
export const selectResumeHits = (words: readonly string[], search: ResumeSearch): Sql => {
  const { scoped, condition, limit } = search;
  return sql`
  sample as materialized (select words from resume_text order by file_id desc limit ${sampleSize}),
  rare as materialized (
    select to_tsquery('simple', string_agg(word.term, ' & ')) as query
    from (values ${join(words.map((word) => sql`(${toTerm(word)}, ${toBeginning(word)})`))}) word (term, beginning)
    where case when ${condition} then (
      select count(*) from sample where strpos(sample.words, word.beginning) > 0) < ${maxInSample} end),
  newest_resumes as (
    select latest.id from (${selectLatest(search)}) latest
      join resume_text resume on resume.file_id = latest.resume_file_id
    where ${condition} and ${matchesResume(words)} limit ${limit}),
  indexed_resumes as (
    select application.id from (
      select resume.file_id from resume_text resume
      where to_tsvector('simple', resume.words) @@ (select query from rare) and ${matchesResume(words)}
      limit ${maxIndexed}) resume
      join application on application.resume_file_id = resume.file_id ${scoped}
    where (select query from rare) is not null and (select count(*) from newest_resumes) < ${limit}
    limit ${maxRanked}),`;
};
