import { offerRuleCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import { testRecordsPage } from '../../setup/testing/record-tests';
import { OfferRulesPage } from './offer-rules.page';

testRecordsPage({
  calls: offerRuleCalls,
  rows: [
    {
      ...{ id: 1, currency: 'EUR', period: 'year', minPay: 50_000, version: 3 },
      roles: ['recruiting-manager', 'administrator'],
    },
    { id: 2, currency: 'INR', period: 'month', minPay: 0, roles: ['recruiter'], version: 1 },
  ],
  page: <OfferRulesPage />,
  names: ['EUR 50000 per year', 'INR 0 per month'],
  heads: ['Pay from', 'Currency', 'Period', 'Approved by, in turn'],
  texts: ['50,000', 'Recruiting manager, Administrator'],
  links: ['Edit'],
  view: 'setup:view-hiring',
});
