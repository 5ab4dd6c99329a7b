import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { formatColleagueName } from 'shared-ui';
import type { Fact } from 'shared-ui/page';
import { formatExperience } from '../../application/format-experience';
import { renderDate } from '../../application/render-date';
import { WithheldValue } from '../../application/withheld-value';

const toFact = (name: string, value: string | undefined): Fact =>
  value === undefined ? { name, value: <WithheldValue /> } : { name, value };

export const getApplicantFacts = (application: ApplicationRecord): Fact[] => {
  const { candidateReferral: referral } = application;
  return [
    { name: 'First name', value: application.firstName },
    { name: 'Last name', value: application.lastName },
    toFact('Email', application.applicantEmail),
    toFact('Mobile no', application.phoneNumber),
    { name: 'Experience', value: formatExperience(application.experience) },
    { name: 'Job code', value: application.job.jobCode },
    { name: 'Source', value: application.source?.source },
    ...(referral
      ? [{ name: 'Referral name', value: referral.name }, toFact('Referral email', referral.email)]
      : []),
  ];
};

export const getJobFacts = ({ job, pipeline }: ApplicationRecord): Fact[] => [
  { name: 'Designation', value: job.designation },
  { name: 'Department', value: job.department },
  { name: 'Location', value: job.location },
  { name: 'Expiry date', value: job.expiryDate && renderDate(job.expiryDate) },
  { name: 'Hiring pipeline', value: pipeline?.name ?? 'Without a hiring process' },
];

type Colleague = NonNullable<ApplicationRecord['hiringManager']>;

export const getColleagueFacts = (person: Colleague): Fact[] => [
  { name: 'Name', value: formatColleagueName(person) },
  { name: 'Designation', value: person.designation },
  { name: 'Department', value: person.department },
  ...(person.email === undefined ? [] : [{ name: 'Email', value: person.email }]),
];

type Referral = NonNullable<ApplicationRecord['candidateReferral']>;

export const getReferralFacts = (referral: Referral, { user }: ApplicationRecord): Fact[] => [
  { name: 'Name', value: referral.name },
  ...(referral.email === undefined ? [] : [{ name: 'Email', value: referral.email }]),
  ...(user
    ? [
        { name: 'Designation', value: user.designation },
        { name: 'Department', value: user.department },
      ]
    : []),
];
