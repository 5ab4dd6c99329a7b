import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { noValueText, formatPersonName } from 'shared-ui';
import { type Column, RowTitle, Trimmed } from 'shared-ui/table';
import { formatExperience } from '../../../application/format-experience';
import { WithheldValue } from '../../../application/withheld-value';
import type { ColumnTools } from './newer-columns';

export const getOlderApplicationColumns = ({
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
    exportedAs: ['First Name', 'Last Name'],
    least: 170,
    share: 2,
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={formatPersonName(row)} to={addressOf(row)} />,
  },
  {
    id: 'job',
    header: 'Job Title',
    exportedAs: ['Job Title', 'Job Code'],
    least: 210,
    share: 2,
    narrow: 'line',
    cell: ({ job }) => <Trimmed words={formatJobTitle(job)} />,
    apart: ({ job }) => formatJobTitle(job),
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
      applicantEmail === undefined ? (
        <WithheldValue />
      ) : (
        <Trimmed words={applicantEmail || noValueText} />
      ),
    apart: ({ applicantEmail }) =>
      applicantEmail === undefined ? <WithheldValue what="Email" /> : applicantEmail || noValueText,
  },
  {
    id: 'contact',
    header: 'Contact Detail',
    least: 146,
    stepsBack: { turn: 1, under: 'email' },
    narrow: 'line',
    cell: ({ phoneNumber }) =>
      phoneNumber === undefined ? <WithheldValue /> : phoneNumber || noValueText,
    apart: ({ phoneNumber }) => phoneNumber ?? <WithheldValue what="Contact" />,
  },
];
