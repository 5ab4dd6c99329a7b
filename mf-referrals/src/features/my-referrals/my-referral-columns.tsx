import type { ReactNode } from 'react';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { formatPersonName } from 'shared-ui';
import { RowTitle, SecondLine, type Column } from 'shared-ui/table';
import { formatReferralBonus, ReferralBonus, renderExpectedDay } from '../../own/referral-bonus';
import { ReferralProgressMark } from '../../own/referral-progress-mark';
import { AnswerPromiseText } from '../../own/answer-promise-text';

export const getMyReferralColumns = (
  dayAt: (instant: string) => ReactNode,
): Column<MyReferral>[] => [
  {
    id: 'name',
    header: 'Person',
    least: 180,
    share: 2,
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={formatPersonName(row)} second={formatJobTitle(row.job)} />,
  },
  {
    id: 'progress',
    header: 'Progress',
    least: 130,
    narrow: 'corner',
    cell: (row) => <ReferralProgressMark {...row} />,
  },
  {
    id: 'date',
    header: 'Referred Date',
    least: 130,
    sortable: true,
    narrow: 'line',
    cell: ({ referredDate }) => dayAt(referredDate),
    apart: ({ referredDate }) => (
      <>
        <span>Referred </span>
        {dayAt(referredDate)}
      </>
    ),
  },
  {
    id: 'answer',
    header: 'Answer',
    least: 180,
    share: 1,
    narrow: 'line',
    cell: (row) => <AnswerPromiseText {...row} />,
    apart: (row) => (row.promise ? <AnswerPromiseText {...row} /> : undefined),
  },
  {
    id: 'bonus',
    header: 'Bonus',
    least: 130,
    align: 'end',
    narrow: 'line',
    cell: (row) => (
      <div>
        <span>{formatReferralBonus(row)}</span>
        {renderExpectedDay(row) ? <SecondLine>{renderExpectedDay(row)}</SecondLine> : null}
      </div>
    ),
    apart: (row) => <ReferralBonus {...row} />,
  },
  {
    id: 'payout',
    header: 'Payout',
    least: 240,
    share: 3,
    wraps: true,
    narrow: 'line',
    cell: ({ payoutWords }) => payoutWords,
    apart: ({ payoutWords }) => payoutWords,
  },
];
