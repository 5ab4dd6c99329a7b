import type { JobRow } from 'server/contract/job';
import type { MenuEntry } from 'shared-ui';
import { type Column, RowMenu, RowTitle } from 'shared-ui/table';
import { dayWords } from '../../../job/day-words';

interface Links {
  /** Where a job's title leads. */
  addressOf: (job: JobRow) => string | undefined;
  actionsOf: (job: JobRow) => MenuEntry[];
}

/** Columns of the older job lists; the last one holds the row's actions. */
export const olderJobColumns = ({ addressOf, actionsOf }: Links): Column<JobRow>[] => [
  { id: 'id', header: 'Id', align: 'end', width: '80px', cell: (job) => job.jobId },
  {
    id: 'title',
    header: 'Job Title',
    sortable: true,
    narrow: 'title',
    cell: (job) => <RowTitle title={job.jobTitle} to={addressOf(job)} />,
  },
  {
    id: 'department',
    header: 'Department',
    narrow: 'line',
    cell: (job) => job.department.departmentName,
  },
  {
    id: 'expiryDate',
    header: 'Expiry Date',
    sortable: true,
    narrow: 'line',
    cell: (job) => (job.expiryDate ? dayWords(job.expiryDate) : '–'),
  },
  {
    id: 'action',
    header: 'Action',
    narrow: 'corner',
    width: '80px',
    cell: (job) => <RowMenu label={job.jobTitle} entries={actionsOf(job)} />,
  },
];
