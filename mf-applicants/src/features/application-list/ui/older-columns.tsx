import type { ApplicationRow } from 'server/contract/application';
import type { MenuEntry } from 'shared-ui';
import { type Column, RowMenu, RowTitle, Trimmed } from 'shared-ui/table';
import { experienceWords } from '../../../application/experience-words';
import { nameOf } from '../../../application/name-of';
import { Withheld } from '../../../application/withheld';
import type { Words } from './newer-columns';

interface Links extends Pick<Words, 'addressOf'> {
  actionsOf: (row: ApplicationRow) => MenuEntry[];
}

/** Columns of the older applicant list; the last one holds the row's actions. */
export const olderColumns = ({ addressOf, actionsOf }: Links): Column<ApplicationRow>[] => [
  {
    id: 'id',
    header: 'Id',
    align: 'end',
    width: '80px',
    cell: ({ applicantId }) => applicantId,
  },
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={nameOf(row)} to={addressOf(row)} />,
  },
  {
    id: 'job',
    header: 'Job Title',
    narrow: 'line',
    cell: ({ job }) => <Trimmed words={job.jobTitle} width="220px" />,
  },
  {
    id: 'experience',
    header: 'Experience',
    sortable: true,
    narrow: 'line',
    cell: ({ experience }) => experienceWords(experience),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ applicantEmail }) =>
      applicantEmail === undefined ? (
        <Withheld />
      ) : (
        <Trimmed words={applicantEmail} width="240px" />
      ),
  },
  {
    id: 'contact',
    header: 'Contact Detail',
    cell: ({ phoneNumber }) => (phoneNumber === undefined ? <Withheld /> : phoneNumber || '–'),
  },
  {
    id: 'action',
    header: 'Action',
    narrow: 'corner',
    width: '80px',
    cell: (row) => <RowMenu label={nameOf(row)} entries={actionsOf(row)} />,
  },
];
