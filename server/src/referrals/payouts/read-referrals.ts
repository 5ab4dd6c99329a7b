import sql, { type Sql } from 'sql-template-tag';
import type { Many } from '../../../contract/answer';
import type { ReferralQuery, ReferralRow } from '../../../contract/referrals/payouts/referral';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { readListRows } from '../../platform/lists/read-list-page';
import type { ReferralReader } from './referral-reader';
import { referralList, referralJsonPairs, referralRowJoins } from './referrals.list';
import { toReferralRow, type ReferralSource } from './referral-row';

export const readReferrals = async (
  db: Db,
  query: ReferralQuery,
  viewer: Viewer,
  reader: ReferralReader,
): Promise<Many<ReferralRow>> => {
  const { rows, meta } = await readListRows(db, referralList, query, reader);
  const sources = JSON.parse(rows) as ReferralSource[];
  return { data: sources.map((source) => toReferralRow(source, viewer, reader.today)), meta };
};

/** Reads referrals; `condition` is over `referral` and `referralRowJoins`. */
export const readReferralSources = async (
  db: Db,
  reader: ReferralReader,
  condition: Sql,
): Promise<ReferralSource[]> => {
  const rows = await db.many<{ source: ReferralSource }>(sql`
    select json_build_object(${referralJsonPairs(reader)}) as source
    from referral ${referralRowJoins} where ${reader.scope} and ${condition}
    order by referral.id`);
  return rows.map(({ source }) => source);
};
