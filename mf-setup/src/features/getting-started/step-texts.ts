import type { Step } from 'server/contract/console/getting-started/getting-started';
import type { StepName } from 'server/contract/console/getting-started/getting-started-constants';
import { createJob } from 'mf-jobs/contract';
import type { RouteRef } from 'shell/sdk/react';
import {
  company,
  directory,
  eligibility,
  invitePerson,
  pipelines,
  referralSettings,
  roles,
  referralAmount,
  starterSet,
} from '../../../contract';

interface StepTexts {
  title: string;
  words: string;
  ways: readonly (readonly [label: string, to: RouteRef])[];
}

export const stepTexts: Readonly<Record<StepName, StepTexts>> = {
  company: {
    title: 'Your company',
    words:
      'Name, logo, time zone, currency, and one order for all dates if you like: for everyone, the sign-in page included.',
    ways: [['Open the company', company]],
  },
  hiring: {
    title: 'How you hire',
    words:
      'A pipeline of stages that applicants go through, with sources, questions, priorities and a hiring team.',
    ways: [
      ['Look at the starter set', starterSet],
      ['Start empty', pipelines],
    ],
  },
  directory: {
    title: 'Your organisation',
    words: 'Every job names a department and a location; most name a designation and skills.',
    ways: [['Open the directory', directory]],
  },
  people: {
    title: 'Your team',
    words: 'Recruiters, hiring managers, and whoever looks after payouts.',
    ways: [
      ['Give roles and invite', roles],
      ['Invite a person', invitePerson],
    ],
  },
  referrals: {
    title: 'Referrals',
    words: 'What a referral pays, when, and who may refer.',
    ways: [
      ['Starter set for referrals', starterSet],
      ['Amounts', referralAmount],
      ['Settings', referralSettings],
      ['Who may refer', eligibility],
    ],
  },
  job: {
    title: 'Your first job',
    words: 'Write it, publish it, and applicants can come in.',
    ways: [['Create a job', createJob]],
  },
};

const singularNouns: Readonly<Record<string, string>> = {
  departments: 'department',
  locations: 'location',
  designations: 'designation',
  skills: 'skill',
  pipelines: 'pipeline',
  jobs: 'job',
};

/**
 * Describes existing records of a step, for example `3 departments, no locations`; `''` for a company with a
 * logo.
 */
export const describeFoundRecords = ({ name, found }: Step): string => {
  if (name === 'company') return found.logos ? '' : 'No logo yet. It can be added at any time.';
  if (name === 'people') {
    const others = found.others ? `${found.others} beside you` : 'Nobody beside you yet';
    return found.uninvited ? `${others}, ${found.uninvited} not invited yet` : others;
  }
  if (name === 'referrals')
    return found.slabs
      ? `${found.slabs} ${found.slabs === 1 ? 'amount' : 'amounts'}`
      : 'No amounts';
  return Object.entries(found)
    .map(([what, n]) => `${n || 'no'} ${n === 1 ? (singularNouns[what] ?? what) : what}`)
    .join(', ')
    .replace(/^n/, 'N');
};

export const describeTimeZoneDifference = (companyZone: string, here: string): string =>
  `The company’s days begin in ${companyZone}, and your browser is in ${here}: look at the time zone.`;
