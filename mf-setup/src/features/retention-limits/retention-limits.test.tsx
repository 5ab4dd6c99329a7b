import { retentionLimitCalls } from 'server/contract/privacy/retention/retention-limit.calls';
import { lookupAnswer } from 'shell/sdk/testing';
import { testRowsPage } from '../../setup/testing/record-tests';
import { RetentionLimitsPage } from './retention-limits.page';

const line = (id: number, countryId: number, country: string, minMonths: number | null) => ({
  ...{ id, countryId, country, minMonths, maxMonths: 24, version: 4 },
});

testRowsPage({
  page: <RetentionLimitsPage />,
  calls: retentionLimitCalls,
  rows: [line(1, 356, 'India', 12), line(2, 276, 'Germany', null)],
  answers: [lookupAnswer('countries', [{ id: 250, country: 'France' }])],
  names: ['India', 'Germany'],
  heads: ['Country', 'Sealed for at least', 'Kept for at most'],
  texts: ['12 months'],
  view: 'privacy:view',
  add: 'Add New Country',
  missing: {
    'Country of the job': 'Choose a country.',
    'Sealed for at least':
      'Enter the months for which data stay, or after which no rule keeps them.',
  },
  create: {
    change: { 'Country of the job': 'France', 'Kept for at most': '24' },
    sends: { countryId: 250, minMonths: null, maxMonths: 24 },
  },
  edit: {
    change: { 'Sealed for at least': '18' },
    sends: { countryId: 276, minMonths: 18, maxMonths: 24 },
  },
});
