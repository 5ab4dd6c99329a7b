import type { ReactNode } from 'react';
import type { JobRow, JobSort } from 'server/contract/jobs/postings/job';
import { StatusDot, Tag, noValueText } from 'shared-ui';
import { type Column, NarrowLine, RowTitle, Trimmed } from 'shared-ui/table';
import { getJobStatusTone } from '../../../job/job-status.rule';
import { formatJobSecondLine } from '../../../job/format-job-second-line';
import { renderDate } from '../../../job/render-date';

interface JobColumn extends Column<JobRow> {
  id: JobSort | 'department' | 'type' | 'remote' | 'platform' | 'status';
}

interface ColumnTools {
  dayAt: (instant: string) => ReactNode;
  addressOf: (job: JobRow) => string | undefined;
}

const formatPositions = ({ numberOfPositions }: JobRow): string =>
  `${numberOfPositions} ${numberOfPositions === 1 ? 'position' : 'positions'}`;

const formatPlatforms = ({ publishplatforms }: JobRow): string =>
  publishplatforms.map(({ name }) => name).join(', ');

/** Number of applicants as text, for narrow screens that have no applicants column. */
const formatApplicants = ({ jobApplication }: JobRow): string =>
  `${jobApplication} ${jobApplication === 1 ? 'applicant' : 'applicants'}`;

/** Ids of sortable columns are the API's sort names. */
export const getJobColumns = ({ dayAt, addressOf }: ColumnTools): JobColumn[] => [
  {
    id: 'title',
    header: 'Job',
    exportedAs: ['Job Title', 'Job Code'],
    sortable: true,
    narrow: 'title',
    least: 346,
    share: 1,
    cell: (job) => (
      <RowTitle title={job.jobTitle} second={formatJobSecondLine(job)} to={addressOf(job)} />
    ),
  },
  {
    id: 'positions',
    header: 'Positions',
    least: 98,
    stepsBack: { turn: 3, under: 'applicants' },
    align: 'end',
    sortable: true,
    cell: (job) => job.numberOfPositions,
    apart: formatPositions,
  },
  {
    id: 'applicants',
    header: 'Applicants',
    least: 106,
    align: 'end',
    sortable: true,
    cell: (job) => job.jobApplication,
  },
  {
    id: 'openDate',
    header: 'Open date',
    exportedAs: ['Open Date'],
    least: 106,
    sortable: true,
    cell: (job) => dayAt(job.created_at),
  },
  {
    id: 'expiryDate',
    header: 'Expiry date',
    exportedAs: ['Expiry Date'],
    least: 110,
    stepsBack: { turn: 5, under: 'openDate' },
    sortable: true,
    cell: (job) => (job.expiryDate ? renderDate(job.expiryDate) : noValueText),
    apart: (job) => (job.expiryDate ? renderDate(job.expiryDate) : 'No expiry'),
  },
  {
    id: 'department',
    header: 'Department',
    least: 152,
    share: 2,
    cell: (job) => <Trimmed words={job.department.departmentName} />,
  },
  {
    id: 'type',
    header: 'Type',
    exportedAs: ['Job Type'],
    least: 96,
    stepsBack: { turn: 4, under: 'department' },
    cell: (job) => (job.jobType ? <Tag>{job.jobType.jobType}</Tag> : noValueText),
    apart: (job) => job.jobType?.jobType,
  },
  {
    id: 'remote',
    header: 'Remote',
    exportedAs: ['Remote', 'Workplace'],
    least: 68,
    stepsBack: { turn: 1, under: 'department' },
    cell: (job) => (job.remote ? 'Yes' : 'No'),
    apart: (job) => (job.remote ? 'Remote' : 'Not remote'),
  },
  {
    id: 'platform',
    header: 'Platform',
    exportedAs: ['Platforms'],
    least: 130,
    share: 6,
    stepsBack: { turn: 2, under: 'status' },
    cell: (job) => <Trimmed words={formatPlatforms(job) || noValueText} />,
    apart: formatPlatforms,
  },
  {
    id: 'status',
    header: 'Status',
    least: 128,
    share: 1,
    narrow: 'corner',
    cell: (job) => (
      <>
        <StatusDot tone={getJobStatusTone(job.status)}>{job.status}</StatusDot>
        <NarrowLine>{formatApplicants(job)}</NarrowLine>
      </>
    ),
  },
];
