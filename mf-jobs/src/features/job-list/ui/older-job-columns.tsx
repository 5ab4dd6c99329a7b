import type { JobRow } from 'server/contract/jobs/postings/job';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { noValueText } from 'shared-ui';
import { type Column, RowTitle, Trimmed } from 'shared-ui/table';
import { renderDate } from '../../../job/render-date';

interface OlderColumnLinks {
  addressOf: (job: JobRow) => string | undefined;
}

export const getOlderJobColumns = ({ addressOf }: OlderColumnLinks): Column<JobRow>[] => [
  {
    id: 'id',
    header: 'Id',
    least: 80,
    align: 'end',
    narrow: 'corner',
    cell: (job) => job.jobId,
    apart: (job) => `Id ${job.jobId}`,
  },
  {
    id: 'title',
    header: 'Job Title',
    exportedAs: ['Job Title', 'Job Code'],
    least: 200,
    share: 3,
    sortable: true,
    narrow: 'title',
    cell: (job) => <RowTitle title={formatJobTitle(job)} to={addressOf(job)} />,
  },
  {
    id: 'department',
    header: 'Department',
    least: 150,
    share: 2,
    narrow: 'line',
    cell: (job) => <Trimmed words={job.department.departmentName} />,
  },
  {
    id: 'expiryDate',
    header: 'Expiry Date',
    least: 120,
    share: 1,
    sortable: true,
    narrow: 'line',
    cell: (job) => (job.expiryDate ? renderDate(job.expiryDate) : noValueText),
  },
];
