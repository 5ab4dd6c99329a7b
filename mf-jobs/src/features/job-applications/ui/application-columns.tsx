import type { JobApplication } from 'server/contract/job-application';
import type { MenuEntry } from 'shared-ui';
import { type Column, RowMenu, RowTitle } from 'shared-ui/table';
import { experienceOf } from '../experience-of';

interface Links {
  /** Where an applicant's name leads. */
  addressOf: (application: JobApplication) => string | undefined;
  actionsOf: (application: JobApplication) => MenuEntry[];
}

export const nameOf = ({ firstName, lastName }: JobApplication): string =>
  `${firstName} ${lastName}`.trim();

/** Columns of the applications of one job; the last one holds the row's actions. */
export const applicationColumns = ({ addressOf, actionsOf }: Links): Column<JobApplication>[] => [
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
    narrow: 'title',
    cell: (application) => <RowTitle title={nameOf(application)} to={addressOf(application)} />,
  },
  { id: 'jobCode', header: 'Job Code', narrow: 'line', cell: ({ jobCode }) => jobCode },
  {
    id: 'experience',
    header: 'Experience',
    narrow: 'line',
    cell: ({ experience }) => experienceOf(experience),
  },
  {
    id: 'action',
    header: 'Action',
    narrow: 'corner',
    width: '80px',
    cell: (application) => <RowMenu label={nameOf(application)} entries={actionsOf(application)} />,
  },
];
