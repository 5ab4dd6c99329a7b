import sql, { join, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';

/** Newest applications whose resumes are read through, where frequent words are found at once. */
const maxNewest = raw('300');
/** Resumes that are sampled to find out whether a word is too frequent for the index of words. */
const sampleSize = raw('200');
const maxInSample = raw('10');
/** Resumes visited by the index of words, and those that are ranked. */
const maxIndexed = raw('2000');
const maxRanked = raw('40');
/** Letters before the first hit, and in all. */
const lead = raw('40');
const maxShown = raw('140');

const escape = (word: string): Sql =>
  sql`regexp_replace(folded(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** Each word begins one of the resume's, which all have a space before. */
const matchesResume = (words: readonly string[]): Sql =>
  joinByAnd(words.map((word) => sql`resume.words like (select '% ' || ${escape(word)} || '%')`));

const toWordQuery = (words: readonly string[]): Sql => sql`(
  select to_tsquery('simple', ${join(
    words.map(
      (word) =>
        sql`'''' || replace(replace(folded(${word}), '\\', '\\\\'), '''', '''''') || ''':*'`,
    ),
    " || ' & ' || ",
  )}))`;

/** The words around the first hit. */
export const resumeSnippet = (words: readonly string[]): Sql => sql`
  'Resume: … ' || regexp_replace(substr(resume.text,
    greatest(1, position(' ' || folded(${words[0] ?? ''}) in resume.words) - ${lead}), ${maxShown}),
    '\\s+', ' ', 'g') || ' …'`;

/**
 * Tables `read_through` and `indexed_resumes` of application ids. `newest` selects the newest applications
 * in reach, as `application` with `id` and `resume_file_id`.
 */
export const selectResumeHits = (
  words: readonly string[],
  newest: Sql,
  scoped: readonly Sql[],
  limit: Sql,
): Sql => sql`
  read_through as (
    select application.id from (
      select * from (${newest}) application limit ${maxNewest}) application
      join resume_text resume on resume.file_id = application.resume_file_id
    where ${matchesResume(words)} limit ${limit}),
  frequent as (
    select from (
      select application.resume_file_id from application order by id desc limit ${sampleSize}) sample
      join resume_text resume on resume.file_id = sample.resume_file_id
    where ${matchesResume(words)} limit ${maxInSample}),
  indexed_resumes as (
    select application.id from (
      select resume.file_id from resume_text resume
      where to_tsvector('simple', resume.words) @@ ${toWordQuery(words)}
      limit ${maxIndexed}) resume
      join application on application.resume_file_id = resume.file_id
    where ${joinByAnd([
      sql`(select count(*) from read_through) < ${limit}`,
      sql`(select count(*) from frequent) < ${maxInSample}`,
      ...scoped,
    ])}
    limit ${maxRanked}),`;
