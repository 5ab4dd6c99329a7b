import sql, { raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../db/where-clause';

/** Rows of a sample that must hold the searched words to make them frequent. */
const minRows = raw('2');

/**
 * Table `frequency`, which tells by a sample of the newest rows whether searched words are frequent. An index of texts
 * gathers all its hits before the first is seen, so that frequent words are found faster among the newest rows.
 */
export const selectFrequency = (sample: Sql, conditions: readonly Sql[]): Sql => sql`
  frequency as materialized (
    select count(*) >= ${minRows} as is_frequent from ${sample} ${toWhereClause(conditions)})`;

export const areWordsFrequent = sql`(select is_frequent from frequency)`;
