import sql, { join, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';

/**
 * Number of newest applications whose resumes are read one by one: frequent words are found there
 * soon.
 */
const maxNewest = raw('100');
/** Number of resumes sampled to learn whether a word is too frequent for the index of words. */
const sampleSize = raw('100');
const maxInSample = raw('3');
/** Maximum of resumes read by the index of words, and of those that are ranked. */
const maxIndexed = raw('2000');
const maxRanked = raw('40');
/** Letters before the first hit, and in all. */
const lead = raw('40');
const maxShown = raw('140');

const escape = (word: string): Sql =>
  sql`regexp_replace(folded(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** Matches a word at the beginning of a resume's word: each has a space before it. */
const toPattern = (word: string): Sql => sql`'% ' || ${escape(word)} || '%'`;

const matchesResume = (words: readonly string[]): Sql =>
  joinByAnd(words.map((word) => sql`resume.words like (select ${toPattern(word)})`));

const toTerm = (word: string): Sql =>
  sql`'''' || replace(replace(folded(${word}), '\\', '\\\\'), '''', '''''') || ''':*'`;

/** Excerpt of the resume around the first hit. */
export const resumeSnippet = (words: readonly string[]): Sql => sql`
  'Resume: … ' || regexp_replace(substr(resume.text,
    greatest(1, position(' ' || folded(${words[0] ?? ''}) in resume.words) - ${lead}), ${maxShown}),
    '\\s+', ' ', 'g') || ' …'`;

interface ResumeSearch {
  /** Ids of the newest applications in reach. */
  newest: Sql;
  /** Joins what the scope of `application` needs. */
  scoped: Sql;
  /** False where names gave enough hits, so that no resume is read; the same for every row. */
  condition: Sql;
  limit: Sql;
}

/**
 * Tables `read_through` and `indexed_resumes` of application ids. The index is asked for rare words alone, since
 * it gathers every resume that has a word before the first is seen.
 */
export const selectResumeHits = (
  words: readonly string[],
  { newest, scoped, condition, limit }: ResumeSearch,
): Sql => sql`
  read_through as (
    select application.id from (
      select * from (${newest}) application limit ${maxNewest}) late
      join application on application.id = late.id
      join resume_text resume on resume.file_id = application.resume_file_id
    where ${condition} and ${matchesResume(words)} limit ${limit}),
  sample as materialized (
    select resume.words from (
      select application.resume_file_id from application order by id desc limit ${sampleSize}) newest
      join resume_text resume on resume.file_id = newest.resume_file_id),
  rare as materialized (
    select to_tsquery('simple', string_agg(word.term, ' & ')) as query
    from (values ${join(words.map((word) => sql`(${toTerm(word)}, ${toPattern(word)})`))}) word (term, pattern)
    where ${condition} and (select count(*) from read_through) < ${limit}
      and (select count(*) from sample where sample.words like word.pattern) < ${maxInSample}),
  indexed_resumes as (
    select application.id from (
      select resume.file_id from resume_text resume
      where to_tsvector('simple', resume.words) @@ (select query from rare) and ${matchesResume(words)}
      limit ${maxIndexed}) resume
      join application on application.resume_file_id = resume.file_id ${scoped}
    where (select query from rare) is not null
    limit ${maxRanked}),`;
