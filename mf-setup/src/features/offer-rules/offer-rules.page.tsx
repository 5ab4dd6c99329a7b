import { roleNames } from 'server/contract/identity/people/role-constants';
import { payPeriods } from 'server/contract/interviews/offers/offer-constants';
import { offerRuleCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import * as refs from '../../../contract/interviews';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const OfferRulesPage = defineRecordListPage({
  kind: 'offer-rule',
  title: 'Offer approval',
  one: 'approval rule',
  many: 'approval rules',
  emptiness: 'Without a rule for its pay, an offer needs no approval.',
  calls: offerRuleCalls,
  nameOf: ({ currency, minPay, period }) => `${currency} ${minPay} ${payPeriods[period]}`,
  create: refs.createOfferRule,
  links: { Edit: refs.editOfferRule },
  useOwn: () => ({ nav: <SettingsNav /> }),
  columns: [
    {
      ...{ id: 'minPay', header: 'Pay from', narrow: 'title', sortable: true, least: 160 },
      cell: ({ minPay }) => minPay.toLocaleString('en-IN', { maximumFractionDigits: 2 }),
    },
    { id: 'currency', header: 'Currency', sortable: true, least: 110 },
    {
      ...{ id: 'period', header: 'Period', least: 120 },
      cell: ({ period }) => payPeriods[period],
    },
    {
      ...{
        id: 'roles',
        header: 'Approved by, in turn',
        exportedAs: ['Roles'],
        wraps: true,
        least: 260,
        share: 2,
      },
      cell: ({ roles }) => roles.map((role) => roleNames[role]).join(', '),
    },
  ],
});
