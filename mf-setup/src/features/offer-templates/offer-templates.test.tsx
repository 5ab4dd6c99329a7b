import { offerTemplateCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import { testRecordsPage } from '../../setup/testing/record-tests';
import { OfferTemplatesPage } from './offer-templates.page';

const template = (id: number, name: string) => ({
  ...{ id, name, title: `Offer of ${name}`, body: 'Dear {name}', version: 3 },
});

testRecordsPage({
  calls: offerTemplateCalls,
  rows: [template(1, 'Full time'), template(2, 'Interns')],
  page: <OfferTemplatesPage />,
  names: ['Full time', 'Interns'],
  heads: ['Name', 'Title'],
  texts: ['Offer of Full time'],
  links: ['Edit'],
  view: 'setup:view-hiring',
});
