import type { ReactNode } from 'react';
import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import type { ApplicationSort } from 'server/contract/applicants/applications/application-constants';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { formatColleagueName, noValueText, formatPersonName } from 'shared-ui';
import { type Column, RowTitle, SecondLine, Trimmed } from 'shared-ui/table';
import { formatExperience } from '../../../application/format-experience';
import { StatusAndStage } from '../../../application/status-and-stage';
import { WithheldValue } from '../../../application/withheld-value';

export interface ApplicationColumn extends Column<ApplicationRow> {
  id: ApplicationSort | 'id' | 'job' | 'email' | 'contact' | 'hiringManager' | 'recruiter';
}

export interface ColumnTools {
  dayAt: (instant: string) => ReactNode;
  addressOf: (row: ApplicationRow) => string | undefined;
}

const ContactCell = ({ applicantEmail, phoneNumber }: ApplicationRow) =>
  applicantEmail === undefined ? (
    <WithheldValue />
  ) : (
    <>
      <Trimmed words={applicantEmail || noValueText} />
      <SecondLine>{phoneNumber}</SecondLine>
    </>
  );

/** Ids of sortable columns are the API's sort names. */
export const getNewerApplicationColumns = ({
  dayAt,
  addressOf,
}: ColumnTools): ApplicationColumn[] => [
  {
    id: 'id',
    header: 'Id',
    least: 76,
    stepsBack: { turn: 2, under: 'date' },
    align: 'end',
    cell: ({ applicantId }) => applicantId,
    apart: ({ applicantId }) => `Id ${applicantId}`,
  },
  {
    id: 'name',
    header: 'Applicant Name',
    exportedAs: ['First Name', 'Last Name', 'Job Title', 'Job Code'],
    sortable: true,
    narrow: 'title',
    least: 170,
    share: 2,
    cell: (row) => (
      <RowTitle
        title={formatPersonName(row)}
        second={formatJobTitle(row.job)}
        to={addressOf(row)}
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    exportedAs: ['Stage', 'Status'],
    least: 140,
    share: 2,
    sortable: true,
    narrow: 'corner',
    cell: StatusAndStage,
  },
  {
    id: 'contact',
    header: 'Contact Detail',
    exportedAs: ['Email', 'Contact Detail'],
    least: 272,
    share: 4,
    cell: ContactCell,
  },
  {
    id: 'experience',
    header: 'Experience',
    least: 110,
    stepsBack: { turn: 3, under: 'date' },
    sortable: true,
    cell: ({ experience }) => formatExperience(experience),
  },
  {
    id: 'hiringManager',
    header: 'Hiring Manager',
    least: 134,
    share: 1,
    stepsBack: { turn: 1, under: 'recruiter' },
    cell: (row) => <Trimmed words={formatColleagueName(row.hiringManager) ?? noValueText} />,
    apart: (row) => formatColleagueName(row.hiringManager),
  },
  {
    id: 'recruiter',
    header: 'Recruiter Assigned',
    least: 142,
    share: 1,
    cell: (row) => <Trimmed words={formatColleagueName(row.recruitingManager[0]) ?? noValueText} />,
  },
  {
    id: 'date',
    header: 'Application Date',
    least: 144,
    sortable: true,
    narrow: 'line',
    cell: ({ created_at: appliedAt }) => dayAt(appliedAt),
  },
];
