import type { ApplicationRow } from 'server/contract/application';
import type { ApplicationSort } from 'server/contract/application-constants';
import { type Column, RowTitle, SecondLine, Trimmed } from 'shared-ui/table';
import { experienceWords } from '../../../application/experience-words';
import { colleagueName, nameOf } from '../../../application/name-of';
import { StatusMark } from '../../../application/status-mark';
import { Withheld } from '../../../application/withheld';

export interface ApplicationColumn extends Column<ApplicationRow> {
  id: ApplicationSort | 'id' | 'job' | 'email' | 'contact' | 'hiringManager' | 'recruiter';
}

export interface Words {
  /** The day of an instant. */
  wordsOf: (instant: string) => string;
  /** Where an applicant's name leads. */
  addressOf: (row: ApplicationRow) => string | undefined;
}

const none = '–';

const Contact = ({ applicantEmail, phoneNumber }: ApplicationRow) =>
  applicantEmail === undefined ? (
    <Withheld />
  ) : (
    <div style={{ width: '176px' }}>
      <Trimmed words={applicantEmail || none} width="176px" />
      <SecondLine>{phoneNumber}</SecondLine>
    </div>
  );

/** Columns of the applicant list; sortable ones are named as the server names them. */
export const newerColumns = ({ wordsOf, addressOf }: Words): ApplicationColumn[] => [
  { id: 'id', header: 'Id', align: 'end', cell: ({ applicantId }) => applicantId },
  {
    id: 'name',
    header: 'Applicant Name',
    sortable: true,
    narrow: 'title',
    width: '100%',
    cell: (row) => (
      <RowTitle title={nameOf(row)} second={row.job.jobTitle} to={addressOf(row)} least="170px" />
    ),
  },
  { id: 'status', header: 'Status', sortable: true, narrow: 'corner', cell: StatusMark },
  { id: 'contact', header: 'Contact Detail', cell: Contact },
  {
    id: 'experience',
    header: 'Experience',
    sortable: true,
    cell: ({ experience }) => experienceWords(experience),
  },
  {
    id: 'hiringManager',
    header: 'Hiring Manager',
    cell: (row) => <Trimmed words={colleagueName(row.hiringManager) ?? none} width="120px" />,
  },
  {
    id: 'recruiter',
    header: 'Recruiter Assigned',
    cell: (row) => (
      <Trimmed words={colleagueName(row.recruitingManager[0]) ?? none} width="120px" />
    ),
  },
  {
    id: 'date',
    header: 'Application Date',
    sortable: true,
    narrow: 'line',
    cell: ({ created_at: appliedAt }) => wordsOf(appliedAt),
  },
];
