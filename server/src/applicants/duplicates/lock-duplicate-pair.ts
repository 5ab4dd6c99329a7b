import sql, { type Sql } from 'sql-template-tag';
import type { DuplicateState } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { Db } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { AppError } from '../../platform/errors';
import type { HireSettlement } from '../applications/hooks';
import type { DetailColumn } from './merge-details';
import { isPairInScopeSql } from './pairs-in-scope';

export interface StoredMerge {
  loserId: number;
  applicationIds: number[];
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  /** Ids of the pairs that the surviving record took over from the other. */
  pairIds: number[];
  /** Columns copied to the surviving record; missing in older merges. */
  details?: DetailColumn[];
  /** Referrals that the merge changed; missing in older merges. */
  settlement?: HireSettlement;
}

export interface LockedDuplicatePair {
  id: number;
  first_id: number;
  second_id: number;
  state: DuplicateState;
  survivor_id: number | null;
  merge: StoredMerge | null;
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

const decidedMessages: Record<DuplicateState, string> = {
  suspected: 'The decision on this pair was taken back already. Look at the pair again.',
  merged: 'These two were merged already. Look at the pair again.',
  dismissed: 'Someone said that these two are not the same person. Look at the pair again.',
};

/** @throws AppError when the pair is out of scope or in another state than expected. */
export const lockDuplicatePair = async (
  db: Db,
  id: number,
  /** Predicate over alias `job`: applications that the user may merge. */
  jobs: Sql,
  expected: DuplicateState,
): Promise<{ pair: LockedDuplicatePair; people: [LockedPerson, LockedPerson] }> => {
  await lockPeople(db);
  const pair = await db.one<LockedDuplicatePair>(sql`
    select id, first_id, second_id, state, survivor_id, merge from duplicate_pair pair
    where pair.id = ${id} and ${isPairInScopeSql(jobs)} for update of pair`);
  if (!pair) throw new AppError('NOT_FOUND');
  if (pair.state !== expected)
    throw new AppError('STALE_VERSION', { message: decidedMessages[pair.state] });
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
