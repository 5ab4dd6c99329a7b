import sql from 'sql-template-tag';
import type { Many } from '../../../contract/answer';
import type {
  MyReferral,
  MyReferralQuery,
} from '../../../contract/referrals/referring/my-referral';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readListRow, readListRows } from '../../platform/lists/read-list-page';
import type { ReferralReader } from '../payouts/referral-reader';
import { toMyReferralRow } from './my-referral-row';
import { myReferralList, type MyReferralSource } from './my-referrals.list';

/** A reader limited to the user's own referrals, whatever other scope the user has. */
export const toOwnReferralReader = (userId: number, today: string): ReferralReader => ({
  userId,
  scope: sql`referral.referrer_id = ${userId}`,
  today,
  amounts: false,
  remarks: false,
  batches: false,
});

export const readMyReferrals = async (
  db: Db,
  query: MyReferralQuery,
  reader: ReferralReader,
): Promise<Many<MyReferral>> => {
  const { rows, meta } = await readListRows(db, myReferralList, query, reader);
  const sources = JSON.parse(rows) as MyReferralSource[];
  return { data: sources.map((source) => toMyReferralRow(source, reader.today)), meta };
};

/** @throws AppError when the application is not a referral of this user. */
export const readMyReferral = async (
  db: Db,
  applicationId: number,
  reader: ReferralReader,
): Promise<MyReferral> => {
  const row = await readListRow(db, myReferralList, applicationId, reader);
  if (!row) throw new AppError('NOT_FOUND');
  return toMyReferralRow(JSON.parse(row) as MyReferralSource, reader.today);
};
