import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { formatJob } from 'server/contract/jobs/postings/job-constants';
import { noValue, personName } from 'shared-ui';
import { type Column, RowTitle, Trimmed } from 'shared-ui/table';
import { formatExperience } from '../../../application/format-experience';
import { Withheld } from '../../../application/withheld';
import type { ColumnTools } from './newer-columns';

export const getOlderColumns = ({
  addressOf,
}: Pick<ColumnTools, 'addressOf'>): Column<ApplicationRow>[] => [
  {
    id: 'id',
    header: 'Id',
    least: 76,
    align: 'end',
    narrow: 'corner',
    cell: ({ applicantId }) => applicantId,
    apart: ({ applicantId }) => `Id ${applicantId}`,
  },
  {
    id: 'name',
    header: 'Name',
    least: 170,
    share: 2,
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={personName(row)} to={addressOf(row)} />,
  },
  {
    id: 'job',
    header: 'Job Title',
    least: 210,
    share: 2,
    narrow: 'line',
    cell: ({ job }) => <Trimmed words={formatJob(job)} />,
    apart: ({ job }) => formatJob(job),
  },
  {
    id: 'experience',
    header: 'Experience',
    least: 110,
    sortable: true,
    narrow: 'line',
    cell: ({ experience }) => formatExperience(experience),
  },
  {
    id: 'email',
    header: 'Email',
    least: 276,
    share: 2,
    narrow: 'line',
    cell: ({ applicantEmail }) =>
      applicantEmail === undefined ? <Withheld /> : <Trimmed words={applicantEmail || noValue} />,
    apart: ({ applicantEmail }) =>
      applicantEmail === undefined ? <Withheld what="Email" /> : applicantEmail || noValue,
  },
  {
    id: 'contact',
    header: 'Contact Detail',
    least: 146,
    stepsBack: { turn: 1, under: 'email' },
    narrow: 'line',
    cell: ({ phoneNumber }) => (phoneNumber === undefined ? <Withheld /> : phoneNumber || noValue),
    apart: ({ phoneNumber }) => phoneNumber ?? <Withheld what="Contact" />,
  },
];
