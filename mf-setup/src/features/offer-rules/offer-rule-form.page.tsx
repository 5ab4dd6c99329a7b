import { roleNames } from 'server/contract/identity/people/role-constants';
import {
  approverRoles,
  offerMessages,
  payPeriodNames,
  payPeriods,
  type ApproverRole,
  type PayPeriod,
} from 'server/contract/interviews/offers/offer-constants';
import type { OfferRuleShapes } from 'server/contract/interviews/offers/offer-setup';
import { offerRuleCalls } from 'server/contract/interviews/offers/offer-setup.calls';
import { currencies } from 'server/contract/platform/company/company-constants';
import { AmountField, OrderField, SelectField, yup } from 'shared-ui/forms';
import { offerRules } from '../../../contract/interviews';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';

interface OfferRuleValues {
  minPay: number | '';
  currency: string;
  period: PayPeriod;
  roles: readonly number[];
}

/** The field for ordered entries needs numeric ids, so roles get their index as id. */
const roleEntries = approverRoles.map((role, id) => ({ id, name: roleNames[role] }));
const toRole = (id: number): ApproverRole => approverRoles[id] ?? 'administrator';

const pages = defineRecordPages<OfferRuleValues, OfferRuleShapes['record']>({
  title: 'Approval rule',
  noun: { one: 'approval rule', many: 'approval rules', list: offerRules },
  calls: offerRuleCalls,
  fields: {
    minPay: {
      label: 'Pay from',
      empty: 0,
      rule: yup.number().typeError(offerMessages.pay).required(offerMessages.pay).min(0),
      input: ({ name }) => (
        <AmountField
          name={name}
          label="Pay from"
          hint="The rule of the highest pay that an offer reaches is the one that counts."
          currency={undefined}
          required
        />
      ),
    },
    currency: {
      label: 'Currency',
      empty: '',
      rule: yup.string().required(offerMessages.currency),
      input: ({ name }) => (
        <SelectField
          name={name}
          label="Currency"
          options={currencies.map((code) => ({ value: code, label: code }))}
          required
        />
      ),
    },
    period: {
      label: 'Period',
      empty: 'year',
      show: (period) => payPeriods[period],
      input: ({ name }) => (
        <SelectField
          name={name}
          label="Period"
          options={payPeriodNames.map((value) => ({ value, label: payPeriods[value] }))}
          alwaysSet
          required
        />
      ),
    },
    roles: {
      label: 'Approved by',
      empty: [],
      rule: yup.array().min(1, 'Choose at least one role.'),
      read: ({ roles }) => roles.map((role) => approverRoles.indexOf(role)),
      write: (ids) => ({ roles: ids.map(toRole) }),
      show: (ids) => ids.map((id) => roleNames[toRole(id)]).join(', '),
      input: ({ name }) => (
        <OrderField
          name={name}
          label="Approved by"
          hint="One after the other. Whoever made the offer is never among them."
          orderLabel="Order of approval"
          entries={roleEntries}
          required
        />
      ),
    },
  },
});

export const CreateOfferRulePage = () => (
  <>
    <SettingsNav />
    <pages.CreatePage />
  </>
);

export const EditOfferRulePage = () => (
  <>
    <SettingsNav />
    <pages.EditPage />
  </>
);
