import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import type { ReferralRow } from 'server/contract/referrals/payouts/referral';
import { noValueText, formatPersonName } from 'shared-ui';
import { RowTitle, SecondLine, Trimmed, type Column } from 'shared-ui/table';
import { Link } from 'shell/sdk/react';
import { payoutBatch } from '../../../contract';
import { PayoutMark } from '../../referral/payout-mark';
import { renderDate } from '../../referral/render-date';
import type { useColumnTools } from '../../referral/use-column-tools';
import { formatReferralAmount, formatNameOrDash } from '../../referral/format';

const formatDaysCompleted = ({ daysCompleted }: ReferralRow): string =>
  daysCompleted === null || daysCompleted === undefined ? noValueText : String(daysCompleted);

const BatchLink = ({ batchId }: { batchId: ReferralRow['batchId'] | undefined }) =>
  batchId ? (
    <SecondLine>
      <Link to={payoutBatch} params={{ id: batchId }}>{`Batch ${batchId}`}</Link>
    </SecondLine>
  ) : null;

const status: Column<ReferralRow> = {
  id: 'status',
  header: 'Status',
  least: 210,
  share: 3,
  narrow: 'corner',
  cell: ({ referralStatus, reason, batchId }) => (
    <div>
      <PayoutMark {...referralStatus} />
      {reason ? <SecondLine>{reason}</SecondLine> : null}
      <BatchLink batchId={batchId} />
    </div>
  ),
  apart: ({ referralStatus, batchId }) => (
    <div>
      <PayoutMark {...referralStatus} />
      <BatchLink batchId={batchId} />
    </div>
  ),
};

const eligibilityColumn: Column<ReferralRow> = {
  id: 'payable',
  header: 'Eligibility Date',
  least: 136,
  sortable: true,
  narrow: 'line',
  cell: ({ eligibilityDate }) => renderDate(eligibilityDate),
  // On narrow screens the reason gets a line of its own, since the corner of the card is too small.
  apart: ({ eligibilityDate, reason }) =>
    reason ||
    (eligibilityDate ? (
      <>
        <span>Eligible </span>
        {renderDate(eligibilityDate)}
      </>
    ) : undefined),
};

export const getPayableColumns = (
  { addressOf }: ReturnType<typeof useColumnTools>,
  { isOwn, showsAmounts }: { isOwn: boolean; showsAmounts: boolean },
): Column<ReferralRow>[] => {
  const employee: Column<ReferralRow> = {
    id: 'name',
    header: 'Employee',
    exportedAs: ['Candidate', 'Job Title', 'Job Code'],
    least: 180,
    share: 3,
    sortable: true,
    narrow: isOwn ? 'title' : 'line',
    cell: (row) => (
      <RowTitle
        title={formatPersonName(row)}
        second={formatJobTitle(row.job)}
        to={addressOf(row)}
      />
    ),
    apart: formatPersonName,
  };
  const amount: Column<ReferralRow> = {
    id: 'amount',
    header: 'Amount',
    exportedAs: ['Amount', 'Currency'],
    least: 120,
    align: 'end',
    narrow: 'line',
    cell: formatReferralAmount,
  };
  if (isOwn) return [employee, eligibilityColumn, amount, status];
  return [
    {
      id: 'claimant',
      header: 'Claimant',
      exportedAs: ['Referred By'],
      least: 150,
      share: 2,
      narrow: 'title',
      cell: ({ user }) => <Trimmed words={formatNameOrDash(user)} />,
      apart: ({ user }) => formatNameOrDash(user),
    },
    employee,
    {
      id: 'recruiter',
      header: 'Recruiter Assigned',
      least: 150,
      share: 2,
      stepsBack: { turn: 1, under: 'claimant' },
      narrow: 'line',
      cell: ({ recruiter }) => <Trimmed words={formatNameOrDash(recruiter)} />,
      apart: ({ recruiter }) =>
        recruiter ? `Recruiter ${formatNameOrDash(recruiter)}` : undefined,
    },
    eligibilityColumn,
    ...(showsAmounts
      ? [{ ...amount, stepsBack: { turn: 3, under: 'payable' }, apart: formatReferralAmount }]
      : []),
    status,
    {
      id: 'remark',
      header: 'Remark',
      least: 140,
      share: 2,
      stepsBack: { turn: 2, under: 'status' },
      narrow: 'line',
      cell: ({ remark }) => <Trimmed words={remark || noValueText} />,
      apart: ({ remark }) => remark,
    },
    {
      id: 'days',
      header: 'Days Completed',
      least: 130,
      align: 'end',
      narrow: 'line',
      cell: formatDaysCompleted,
      apart: ({ daysCompleted }) =>
        typeof daysCompleted === 'number' ? `${daysCompleted} days completed` : undefined,
    },
  ];
};
