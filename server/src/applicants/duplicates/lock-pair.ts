import sql, { type Sql } from 'sql-template-tag';
import type { DuplicateState } from '../../../contract/duplicates/duplicate-constants';
import type { Db } from '../../platform/db/database';
import { holdPeople } from '../../platform/db/hold-people';
import { AppError } from '../../platform/errors';
import type { Settlement } from '../applications/hooks';
import type { DetailColumn } from './merge-details';
import { pairsInScope } from './pairs-in-scope';

/** What a merge changed: enough to take it back exactly. */
export interface Merge {
  loserId: number;
  applicationIds: number[];
  /** Fields of the survivor before and after, by column. */
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  /** Pairs of the survivor with whom the other person was suspected to be. */
  pairIds: number[];
  /** Details that the survivor had not; merges of before there were any have none. */
  details?: DetailColumn[];
  /** Promises for any job that it settled; merges of before there were such promises have none. */
  settlement?: Settlement;
}

export interface LockedPair {
  id: number;
  first_id: number;
  second_id: number;
  state: DuplicateState;
  survivor_id: number | null;
  merge: Merge | null;
}

export interface LockedPerson {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  phone_number: string;
  document_last_four: string;
  document_hash: string | null;
  merged_into_id: number | null;
}

const decided: Record<DuplicateState, string> = {
  suspected: 'The decision on this pair was taken back already. Look at the pair again.',
  merged: 'These two were merged already. Look at the pair again.',
  dismissed: 'Someone said that these two are not the same person. Look at the pair again.',
};

/**
 * Holds a pair and its two people, with their applications, until the end of the transaction.
 * @throws AppError when it is out of reach, or no longer in the state that the action takes.
 */
export const lockPair = async (
  db: Db,
  id: number,
  /** Predicate over alias `job`: what the person may merge. */
  jobs: Sql,
  expected: DuplicateState,
): Promise<{ pair: LockedPair; people: [LockedPerson, LockedPerson] }> => {
  await holdPeople(db);
  const pair = await db.one<LockedPair>(sql`
    select id, first_id, second_id, state, survivor_id, merge from duplicate_pair pair
    where pair.id = ${id} and ${pairsInScope(jobs)} for update of pair`);
  if (!pair) throw new AppError('NOT_FOUND');
  if (pair.state !== expected)
    throw new AppError('STALE_VERSION', { message: decided[pair.state] });
  await db.many(sql`
    select id from application where applicant_id in (${pair.first_id}, ${pair.second_id})
    order by id for update`);
  const [first, second] = await db.many<LockedPerson>(sql`
    select id, first_name, last_name, email, phone, phone_number, document_last_four,
      document_hash, merged_into_id
    from applicant where id in (${pair.first_id}, ${pair.second_id}) order by id for update`);
  if (!first || !second) throw new AppError('NOT_FOUND');
  return { pair, people: [first, second] };
};
