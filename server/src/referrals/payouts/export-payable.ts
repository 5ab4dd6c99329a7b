import sql from 'sql-template-tag';
import { beforeRelease } from '../../../contract/referrals/payouts/payout-constants';
import { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import type { Db } from '../../platform/db/database';
import { toWhereClause } from '../../platform/db/where-clause';
import { AppError } from '../../platform/errors';
import type { ExportedList } from '../../platform/files/list-export';
import { exportList } from '../../platform/lists/export-list';
import { toSelectionConditions } from '../../platform/lists/list-selection';
import type { ReferralReader } from './referral-reader';
import { getExportReader, referralList } from './referrals.list';

const isReleasePeriodOver = ({ today }: ReferralReader) =>
  sql`referral.payable_on <= ${today}::date`;

const releasedList: typeof referralList = {
  ...referralList,
  scope: (reader) => [...(referralList.scope?.(reader) ?? []), isReleasePeriodOver(reader)],
};

const alwaysExported = ['Id', 'Candidate', 'Referred By', 'Eligibility Date'];

const notReleasedText = sql`replace(${beforeRelease(0)}, ' 0 ', ' ' || referral.release_days || ' ')`;

const getExportColumns = (reader: ReferralReader) =>
  typeof referralList.exportColumns === 'function'
    ? referralList.exportColumns(reader)
    : referralList.exportColumns;

/** For payouts whose release period is not over, the export contains the reason instead of an amount. */
const exportedList: typeof referralList = {
  ...referralList,
  exportColumns: (reader) => {
    const isReleased = sql`coalesce(${isReleasePeriodOver(reader)}, false)`;
    return {
      ...Object.fromEntries(
        Object.entries(getExportColumns(reader)).map(([name, value]) => [
          name,
          alwaysExported.includes(name) ? value : sql`case when ${isReleased} then ${value} end`,
        ]),
      ),
      'Left Out': sql`case when not ${isReleased} then ${notReleasedText} else '' end`,
    };
  },
};

/** @throws AppError when the release period is not over for any selected payout. */
const assertReleased = async (
  db: Db,
  selection: ReferralSelection,
  reader: ReferralReader,
): Promise<void> => {
  const released = await db.one(sql`
    select from referral ${toWhereClause(toSelectionConditions(releasedList, selection, reader))} limit 1`);
  if (released) return;
  const early = await db.one<{ days: number }>(sql`
    select release_days as days from referral
    ${toWhereClause(toSelectionConditions(referralList, selection, reader))} limit 1`);
  if (early) throw new AppError('PRECONDITION_FAILED', { message: beforeRelease(early.days) });
};

export const payablePayoutsExport: ExportedList = {
  name: 'payable-referral',
  rows: ReferralSelection,
  open: async (request, rows: ReferralSelection) => {
    const reader = getExportReader(request);
    await assertReleased(request.db, rows, reader);
    return exportList(request, exportedList, rows, reader);
  },
};
