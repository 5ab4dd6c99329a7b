import { jobWords } from 'server/contract/jobs/job-constants';
import type { MyReferral } from 'server/contract/referring/my-referral';
import { personName } from 'shared-ui';
import { RowTitle, SecondLine, type Column } from 'shared-ui/table';
import { ProgressMark } from '../../own/progress-mark';
import { promiseWords } from '../../own/promise-words';
import { amountWords, dayWords } from '../../referral/words';

const bonusOf = (row: MyReferral): string => (row.mayBePaid ? amountWords(row) : 'No bonus');

const expectedOn = ({ mayBePaid, eligibilityDate }: MyReferral): string =>
  mayBePaid && eligibilityDate ? dayWords(eligibilityDate) : '';

/** What people read of whom they referred; `dayOf` says on which day something was. */
export const myReferralColumns = (dayOf: (instant: string) => string): Column<MyReferral>[] => [
  {
    id: 'name',
    header: 'Person',
    least: 180,
    share: 2,
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={personName(row)} second={jobWords(row.job)} />,
  },
  {
    id: 'progress',
    header: 'Progress',
    least: 130,
    narrow: 'corner',
    cell: (row) => <ProgressMark {...row} />,
  },
  {
    id: 'date',
    header: 'Referred Date',
    least: 130,
    sortable: true,
    narrow: 'line',
    cell: ({ referredDate }) => dayWords(dayOf(referredDate)),
    apart: ({ referredDate }) => `Referred ${dayWords(dayOf(referredDate))}`,
  },
  {
    id: 'answer',
    header: 'Answer',
    least: 180,
    share: 1,
    narrow: 'line',
    cell: promiseWords,
    apart: (row) => (row.promise ? promiseWords(row) : undefined),
  },
  {
    id: 'bonus',
    header: 'Bonus',
    least: 130,
    align: 'end',
    narrow: 'line',
    cell: (row) => (
      <div>
        <span>{bonusOf(row)}</span>
        {expectedOn(row) ? <SecondLine>{expectedOn(row)}</SecondLine> : null}
      </div>
    ),
    apart: (row) =>
      [bonusOf(row), expectedOn(row) ? `expected ${expectedOn(row)}` : '']
        .filter(Boolean)
        .join(', '),
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
