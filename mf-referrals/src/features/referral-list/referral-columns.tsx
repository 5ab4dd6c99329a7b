import type { ReactNode } from 'react';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import type { ReferralRow } from 'server/contract/referrals/payouts/referral';
import { noValueText, formatPersonName, StatusMark } from 'shared-ui';
import { RowTitle, Trimmed, type Column } from 'shared-ui/table';
import { PayoutMark } from '../../referral/payout-mark';
import { renderDate } from '../../referral/render-date';
import { formatReferralAmount, formatNameOrDash } from '../../referral/format';

export interface ColumnTools {
  dayAt: (instant: string) => ReactNode;
  addressOf: (row: ReferralRow) => string | undefined;
}

const createCandidateColumn = ({ addressOf }: ColumnTools): Column<ReferralRow> => ({
  id: 'name',
  header: 'Candidate Name',
  exportedAs: ['Candidate', 'Job Title', 'Job Code'],
  least: 190,
  share: 3,
  sortable: true,
  narrow: 'title',
  cell: (row) => (
    <RowTitle title={formatPersonName(row)} second={formatJobTitle(row.job)} to={addressOf(row)} />
  ),
});

const createDateColumn = ({ dayAt }: ColumnTools): Column<ReferralRow> => ({
  id: 'date',
  header: 'Referred Date',
  least: 130,
  sortable: true,
  narrow: 'line',
  cell: ({ referredDate: at }) => dayAt(at),
});

export const getStaffReferralColumns = (tools: ColumnTools): Column<ReferralRow>[] => [
  createCandidateColumn(tools),
  {
    id: 'document',
    header: 'Aadhaar Number',
    least: 140,
    narrow: 'line',
    cell: ({ documentNumber }) => documentNumber ?? noValueText,
    apart: ({ documentNumber }) => documentNumber,
  },
  {
    id: 'user',
    header: 'Referred By',
    least: 150,
    share: 2,
    narrow: 'line',
    cell: ({ user }) => <Trimmed words={formatNameOrDash(user)} />,
    apart: ({ user }) => (user ? `Referred by ${formatNameOrDash(user)}` : undefined),
  },
  createDateColumn(tools),
  {
    id: 'recruiter',
    header: 'Recruiter Assigned',
    least: 150,
    share: 2,
    narrow: 'line',
    cell: ({ recruiter }) => <Trimmed words={formatNameOrDash(recruiter)} />,
    apart: ({ recruiter }) => (recruiter ? `Recruiter ${formatNameOrDash(recruiter)}` : undefined),
  },
  {
    id: 'status',
    header: 'Status',
    least: 140,
    share: 2,
    narrow: 'corner',
    cell: ({ status }) => (status ? <StatusMark {...status} /> : noValueText),
  },
];

export const getOwnReferralColumns = (tools: ColumnTools): Column<ReferralRow>[] => [
  createCandidateColumn(tools),
  createDateColumn(tools),
  {
    id: 'progress',
    header: 'Progress',
    least: 130,
    narrow: 'line',
    cell: ({ progress }) => progress,
  },
  {
    id: 'payable',
    header: 'Expected Date',
    exportedAs: ['Eligibility Date'],
    least: 130,
    narrow: 'line',
    cell: ({ eligibilityDate }) => renderDate(eligibilityDate),
    apart: ({ eligibilityDate }) =>
      eligibilityDate ? (
        <>
          <span>Expected </span>
          {renderDate(eligibilityDate)}
        </>
      ) : undefined,
  },
  {
    id: 'amount',
    header: 'Amount',
    exportedAs: ['Amount', 'Currency'],
    least: 130,
    align: 'end',
    narrow: 'line',
    cell: formatReferralAmount,
  },
  {
    id: 'payout',
    header: 'Referral Status',
    least: 140,
    narrow: 'corner',
    cell: ({ referralStatus }) => <PayoutMark {...referralStatus} />,
  },
];
