import sql, { raw, type Sql } from 'sql-template-tag';
import type { DuplicateQuery } from '../../../contract/applicants/duplicates/duplicate';
import type { DuplicateState } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { ReadableList } from '../../platform/lists/list';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { toRowSql } from '../../platform/lists/row-sql';
import { duplicatePairJson, duplicatePairJoins, type DuplicatePairView } from './pair-json';
import { isPairInScopeSql } from './pairs-in-scope';

const toSearchText = (person: string, isMasked: boolean): Sql => {
  const of = raw(person);
  const name = sql`${of}.first_name || ' ' || ${of}.last_name`;
  return isMasked ? name : sql`${name} || ' ' || ${of}.email || ' ' || ${of}.phone`;
};

const pairList: ReadableList<DuplicatePairView> = {
  from: sql`duplicate_pair pair`,
  key: sql`pair.id`,
  scope: ({ jobs }) => [isPairInScopeSql(jobs)],
  narrowedBy: sql`
    join applicant first on first.id = pair.first_id
    join applicant second on second.id = pair.second_id`,
  row: (view) => toRowSql(duplicatePairJson(view)),
  shownWith: duplicatePairJoins,
  search: ({ isMasked }) => [toSearchText('first', isMasked), toSearchText('second', isMasked)],
  criteriaOf: ({ state = 'suspected', ...filter }: DuplicateQuery) => ({ ...filter, state }),
  sorts: { newest: sql`-pair.id` },
  filters: {
    // Excludes pairs with a person who was merged into a third person: a pair with that third
    // person exists, too.
    state: (state: DuplicateState) =>
      state === 'merged'
        ? sql`pair.state = 'merged'`
        : sql`pair.state = ${state}
            and first.merged_into_id is null and second.merged_into_id is null`,
    reason: (reason: string) => sql`${reason} = any(pair.reasons)`,
  },
};

export const readDuplicatePairs = (
  db: Db,
  query: DuplicateQuery,
  view: DuplicatePairView,
): Promise<string> => readListPage(db, pairList, query, view);

/** @throws AppError when the pair is outside the user's scope. */
export const readDuplicatePair = async (
  db: Db,
  id: number,
  view: DuplicatePairView,
): Promise<string> => {
  const pair = await readListRow(db, pairList, id, view);
  if (!pair) throw new AppError('NOT_FOUND');
  return pair;
};
