import sql, { raw, type Sql } from 'sql-template-tag';
import type { DuplicateQuery } from '../../../contract/applicants/duplicates/duplicate';
import type { DuplicateState } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { ReadableList } from '../../platform/lists/list';
import { readPage, readRow } from '../../platform/lists/read-page';
import { toRow } from '../../platform/lists/row';
import { pairJson, pairSource, type PairView } from './pair-json';
import { isPairInScope } from './pairs-in-scope';

const toSearchText = (person: string, isMasked: boolean): Sql => {
  const of = raw(person);
  const name = sql`${of}.first_name || ' ' || ${of}.last_name`;
  return isMasked ? name : sql`${name} || ' ' || ${of}.email || ' ' || ${of}.phone`;
};

const pairList: ReadableList<PairView> = {
  from: sql`duplicate_pair pair`,
  key: sql`pair.id`,
  scope: ({ jobs }) => [isPairInScope(jobs)],
  narrowedBy: sql`
    join applicant first on first.id = pair.first_id
    join applicant second on second.id = pair.second_id`,
  row: (view) => toRow(pairJson(view)),
  shownWith: pairSource,
  search: ({ isMasked }) => [toSearchText('first', isMasked), toSearchText('second', isMasked)],
  criteriaOf: ({ state = 'suspected', ...filter }: DuplicateQuery) => ({ ...filter, state }),
  sorts: { newest: sql`-pair.id` },
  filters: {
    // Excludes pairs with a person merged into a third; the third's pair decides.
    state: (state: DuplicateState) =>
      state === 'merged'
        ? sql`pair.state = 'merged'`
        : sql`pair.state = ${state}
            and first.merged_into_id is null and second.merged_into_id is null`,
    reason: (reason: string) => sql`${reason} = any(pair.reasons)`,
  },
};

export const readPairs = (db: Db, query: DuplicateQuery, view: PairView): Promise<string> =>
  readPage(db, pairList, query, view);

/** @throws AppError when the pair is outside the user's scope. */
export const readPair = async (db: Db, id: number, view: PairView): Promise<string> => {
  const pair = await readRow(db, pairList, id, view);
  if (!pair) throw new AppError('NOT_FOUND');
  return pair;
};
