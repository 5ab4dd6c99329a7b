import { maritalStatuses } from '../../../../../contract/applicants/details/applicant-details-constants';

export interface PackageTexts {
  locale: string;
  title: (company: string) => string;
  lead: (day: string) => string;
  files: string;
  yes: string;
  no: string;
  /**
   * Translations of titles and labels, which are stored in English; without a translation, English is shown.
   */
  labels: Readonly<Record<string, string>>;
  /** Translations of values that nobody wrote, by their label. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const englishPackage: PackageTexts = {
  locale: 'en-IN',
  title: (company) => `Your data at ${company}`,
  lead: (day) =>
    `Made on ${day}. This is what is stored about you, without what concerns others. The same stands in data.json, for machines.`,
  files: 'Files in this package',
  yes: 'Yes',
  no: 'No',
  labels: {
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
    referrer: 'Page',
    at: 'On',
  },
  values: {
    'Asked for': { access: 'A copy', erasure: 'Erasure', correction: 'Correction' },
    'Marital status': maritalStatuses,
    Period: { hour: 'per hour', month: 'per month', year: 'per year' },
    State: {
      ...{ booked: 'Booked', done: 'Took place', 'no-show': 'Did not come' },
      ...{ cancelled: 'Cancelled', draft: 'Draft', waiting: 'Waiting for approval' },
      ...{ approved: 'Approved', sent: 'Sent', accepted: 'Accepted' },
      ...{ declined: 'Declined', expired: 'Expired', withdrawn: 'Withdrawn' },
    },
  },
};
