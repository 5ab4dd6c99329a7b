import type { JobRow, JobSort } from 'server/contract/job';
import { StatusDot, Tag } from 'shared-ui';
import { type Column, NarrowLine, RowTitle, Trimmed } from 'shared-ui/table';
import { dayWords } from '../../../job/day-words';
import { statusTone } from '../../../job/job-status.rule';
import { secondLine } from '../../../job/second-line';

interface JobColumn extends Column<JobRow> {
  id: JobSort | 'department' | 'type' | 'remote' | 'platform' | 'status';
}

interface Words {
  /** The day of an instant. */
  wordsOf: (instant: string) => string;
  /** Where a job's title leads. */
  addressOf: (job: JobRow) => string | undefined;
}

const none = '–';

/** On a narrow screen, what its own column says on a wide one. */
const applicantsWords = ({ jobApplication }: JobRow): string =>
  `${jobApplication} ${jobApplication === 1 ? 'applicant' : 'applicants'}`;

/** Columns of the newer job list; sortable ones are named as the server names them. */
export const jobColumns = ({ wordsOf, addressOf }: Words): JobColumn[] => [
  {
    id: 'title',
    header: 'Job',
    sortable: true,
    narrow: 'title',
    width: '100%',
    cell: (job) => (
      <RowTitle title={job.jobTitle} second={secondLine(job)} to={addressOf(job)} least="166px" />
    ),
  },
  {
    id: 'positions',
    header: 'Positions',
    align: 'end',
    sortable: true,
    cell: (job) => job.numberOfPositions,
  },
  {
    id: 'applicants',
    header: 'Applicants',
    align: 'end',
    sortable: true,
    cell: (job) => job.jobApplication,
  },
  {
    id: 'openDate',
    header: 'Open date',
    sortable: true,
    cell: (job) => wordsOf(job.created_at),
  },
  {
    id: 'expiryDate',
    header: 'Expiry date',
    sortable: true,
    cell: (job) => (job.expiryDate ? dayWords(job.expiryDate) : none),
  },
  {
    id: 'department',
    header: 'Department',
    cell: (job) => <Trimmed words={job.department.departmentName} width="92px" />,
  },
  {
    id: 'type',
    header: 'Type',
    cell: (job) => (job.jobType ? <Tag>{job.jobType.jobType}</Tag> : none),
  },
  { id: 'remote', header: 'Remote', cell: (job) => (job.remote ? 'Yes' : 'No') },
  {
    id: 'platform',
    header: 'Platform',
    cell: (job) => (
      <Trimmed
        words={job.publishplatforms.map(({ name }) => name).join(', ') || none}
        width="64px"
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'corner',
    cell: (job) => (
      <>
        <StatusDot tone={statusTone(job.status)}>{job.status}</StatusDot>
        <NarrowLine>{applicantsWords(job)}</NarrowLine>
      </>
    ),
  },
];
