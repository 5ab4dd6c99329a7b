import type { JobApplication } from 'server/contract/jobs/postings/job-application';
import { formatPersonName } from 'shared-ui';
import { type Column, RowTitle } from 'shared-ui/table';
import { formatExperience } from '../format-experience';

interface ApplicationColumnLinks {
  addressOf: (application: JobApplication) => string | undefined;
}

export const getApplicationColumns = ({
  addressOf,
}: ApplicationColumnLinks): Column<JobApplication>[] => [
  {
    id: 'id',
    header: 'Id',
    least: 80,
    align: 'end',
    narrow: 'corner',
    cell: ({ applicantId }) => applicantId,
    apart: ({ applicantId }) => `Id ${applicantId}`,
  },
  {
    id: 'name',
    header: 'Name',
    least: 200,
    share: 2,
    narrow: 'title',
    cell: (application) => (
      <RowTitle title={formatPersonName(application)} to={addressOf(application)} />
    ),
  },
  {
    id: 'jobCode',
    header: 'Job Code',
    least: 120,
    share: 1,
    narrow: 'line',
    cell: ({ jobCode }) => jobCode,
  },
  {
    id: 'experience',
    header: 'Experience',
    least: 120,
    share: 1,
    narrow: 'line',
    cell: ({ experience }) => formatExperience(experience),
  },
];
