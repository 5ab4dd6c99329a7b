import type { RetentionRuleRecord } from 'server/contract/privacy/retention/retention-rule';
import {
  renewalMailDayLimits,
  storageMonthLimits,
} from 'server/contract/privacy/retention/retention-rule-constants';
import { retentionRuleCalls } from 'server/contract/privacy/retention/retention-rule.calls';
import { Stack } from 'shared-ui';
import { NumberField, SelectField, SwitchField, yup } from 'shared-ui/forms';
import { editRetentionRule, retentionRules } from '../../../contract/privacy';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import { pickerField, textField } from '../../setup/fields';
import { formatMonths } from '../../setup/format-months';
import { retentionOutcomeNames } from './outcome-names';
import { RetentionPreviewPart } from './retention-preview';
import type { RetentionRuleValues } from './retention-values';

const wholeDays = `Enter whole days, ${renewalMailDayLimits.min} to ${renewalMailDayLimits.max}, or nothing.`;
const wholeMonths = `Enter whole months, ${storageMonthLimits.min} to ${storageMonthLimits.max}.`;

const pages = defineRecordPages<RetentionRuleValues, RetentionRuleRecord>({
  title: 'Retention rule',
  noun: { one: 'retention rule', many: 'retention rules', list: retentionRules },
  calls: retentionRuleCalls,
  edit: editRetentionRule,
  fields: {
    name: textField({ label: 'Name of the rule', required: 'Enter the name of the rule.' }),
    outcome: {
      label: 'Outcome',
      empty: 'rejected',
      show: (outcome) => retentionOutcomeNames[outcome],
      input: () => (
        <SelectField
          name="outcome"
          label="Outcome"
          options={Object.entries(retentionOutcomeNames).map(([value, label]) => ({
            value,
            label,
          }))}
          hint="Whoever has an open application stays."
          alwaysSet
          required
        />
      ),
    },
    country: {
      ...pickerField({
        label: 'Country of the job',
        source: 'countries',
        placeholder: 'All countries',
      }),
      read: ({ countryId, country }) =>
        countryId === null ? null : { id: countryId, label: country ?? '' },
    },
    source: {
      ...pickerField({ label: 'Source', source: 'sources', placeholder: 'All sources' }),
      read: ({ sourceId, source }) =>
        sourceId === null ? null : { id: sourceId, label: source ?? '' },
    },
    keepMonths: {
      label: 'Months to keep',
      empty: '',
      show: (months) => formatMonths(Number(months)),
      rule: yup
        .number()
        .typeError(wholeMonths)
        .required(wholeMonths)
        .integer(wholeMonths)
        .min(storageMonthLimits.min, wholeMonths)
        .max(storageMonthLimits.max, wholeMonths),
      input: ({ name }) => (
        <NumberField
          name={name}
          label="Months to keep"
          {...storageMonthLimits}
          step={1}
          hint="After the last move to a stage or status. Of two rules the later date wins."
          required
        />
      ),
    },
    askDays: {
      label: 'Ask before',
      empty: '',
      read: ({ askDays: days }) => days ?? '',
      write: (days) => ({ askDays: days === '' ? null : Number(days) }),
      show: (days) => (days === '' ? 'Nobody is asked' : `${days} days before`),
      rule: yup
        .number()
        .transform((value: number, original: unknown) => (original === '' ? undefined : value))
        .typeError(wholeDays)
        .integer(wholeDays)
        .min(renewalMailDayLimits.min, wholeDays)
        .max(renewalMailDayLimits.max, wholeDays),
      input: ({ name }) => (
        <NumberField
          name={name}
          label="Ask before"
          {...renewalMailDayLimits}
          step={1}
          hint="So many days before the end a mail asks the applicant whether to go on. Empty: nobody is asked."
        />
      ),
    },
    isOn: {
      label: 'In force',
      empty: true,
      show: (value) => (value ? 'Yes' : 'No'),
      input: ({ name }) => (
        <Stack gap="4">
          <SwitchField name={name} label="In force" />
          <RetentionPreviewPart />
        </Stack>
      ),
    },
  },
});

export const CreateRetentionRulePage = () => (
  <>
    <SettingsNav at={retentionRules} />
    <pages.CreatePage />
  </>
);

export const EditRetentionRulePage = () => (
  <>
    <SettingsNav at={retentionRules} />
    <pages.EditPage />
  </>
);
