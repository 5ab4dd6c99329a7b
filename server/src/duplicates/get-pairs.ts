import sql, { raw, type Sql } from 'sql-template-tag';
import type { DuplicateQuery } from '../../contract/duplicates/duplicate';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { metaOf, pageOf } from '../lists/page-meta';
import { personPattern } from '../lists/search.rule';
import { pairJson, pairSource, type PairSight } from './pair-json';
import { pairsInScope } from './pairs-in-scope';

const textOf = (person: string, isMasked: boolean): Sql => {
  const of = raw(person);
  const name = sql`without_hidden(' ' || ${of}.first_name || ' ' || ${of}.last_name)`;
  return isMasked ? name : sql`${name} || ' ' || ${of}.email || ' ' || ${of}.phone`;
};

const found = (query: DuplicateQuery, { jobs, isMasked }: PairSight): Sql => {
  const { state = 'suspected', reason } = query;
  const pattern = personPattern(query.search);
  return sql`
    from duplicate_pair pair
      join applicant first on first.id = pair.first_id
      join applicant second on second.id = pair.second_id
    ${where([
      sql`pair.state = ${state}`,
      pairsInScope(jobs),
      ...(reason ? [sql`${reason} = any(pair.reasons)`] : []),
      // A person who was merged into a third is decided on with that one.
      ...(state === 'merged'
        ? []
        : [sql`first.merged_into_id is null and second.merged_into_id is null`]),
      ...(pattern
        ? [
            sql`(${textOf('first', isMasked)} ilike ${pattern} or ${textOf('second', isMasked)} ilike ${pattern})`,
          ]
        : []),
    ])}`;
};

/** One page of pairs, the newest first, as the JSON of `Many<DuplicatePair>`. */
export const readPairs = async (
  db: Db,
  query: DuplicateQuery,
  sight: PairSight,
): Promise<string> => {
  const asked = pageOf(query, 10);
  const order = sql`order by pair.id desc`;
  const answer = await db.one<{ total: number; rows: string }>(sql`
    with page as (
      select pair.id ${found(query, sight)} ${order}
      limit ${raw(String(asked.limit))} offset ${asked.offset})
    select (select count(*) ${found(query, sight)}) as total,
      (select coalesce(json_agg(${pairJson(sight)} ${order}), '[]')
        from page join duplicate_pair pair on pair.id = page.id ${pairSource})::text as rows`);
  const { total, rows } = answer ?? { total: 0, rows: '[]' };
  return `{"data":${rows},"meta":${JSON.stringify(metaOf(asked, total))}}`;
};

/**
 * One pair as the JSON of `DuplicatePair`, whatever its state.
 * @throws AppError when it is not within reach.
 */
export const readPair = async (db: Db, id: number, sight: PairSight): Promise<string> => {
  const row = await db.one<{ pair: string }>(sql`
    select (${pairJson(sight)})::text as pair from duplicate_pair pair ${pairSource}
    where pair.id = ${id} and ${pairsInScope(sight.jobs)}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.pair;
};
