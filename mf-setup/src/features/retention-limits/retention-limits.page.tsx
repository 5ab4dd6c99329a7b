import { retentionLimitCalls } from 'server/contract/privacy/retention/retention-limit.calls';
import {
  storageMonthLimits,
  retentionMessages,
} from 'server/contract/privacy/retention/retention-rule-constants';
import { NumberField, yup } from 'shared-ui/forms';
import { retentionLimits } from '../../../contract/privacy';
import { formatMonths } from '../../setup/format-months';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';
import { pickerField } from '../../setup/fields';

const wholeMonths = `Enter whole months, ${storageMonthLimits.min} to ${storageMonthLimits.max}.`;

const monthsRule = yup
  .number()
  .transform((value: number, original: unknown) => (original === '' ? undefined : value))
  .typeError(wholeMonths)
  .integer(wholeMonths)
  .min(storageMonthLimits.min, wholeMonths)
  .max(storageMonthLimits.max, wholeMonths);

type Months = number | '';

const monthsField = (label: string) => ({
  label,
  empty: '' as Months,
  rule: monthsRule,
  read: (stored: object, name: string): Months =>
    (stored as Record<string, number | null>)[name] ?? '',
  write: (value: Months, name: string) => ({ [name]: value === '' ? null : Number(value) }),
  show: (value: Months) => (value === '' ? 'None' : formatMonths(Number(value))),
  input: ({ name }: { name: string }) => (
    <NumberField name={name} label={label} {...storageMonthLimits} step={1} />
  ),
});

const countryField = pickerField({
  ...{ label: 'Country of the job', source: 'countries', placeholder: 'Choose a country' },
  required: 'Choose a country.',
});

export const RetentionLimitsPage = defineRowEditingPage({
  kind: 'retention-limit',
  title: 'Times by country',
  one: 'time by country',
  many: 'times by country',
  add: 'Add New Country',
  emptiness: 'Without a line, only the retention rules say how long data stay.',
  calls: retentionLimitCalls,
  edit: 'privacy:edit',
  nameOf: ({ country }) => country,
  nav: <SettingsNav at={retentionLimits} />,
  note: 'Months after the last move. What a rule anonymises earlier stays sealed until the first time is over; no rule keeps longer than the second.',
  columns: [
    {
      ...{ id: 'country', header: 'Country', sortable: true, narrow: 'title' },
      ...{ least: 220, share: 2 },
    },
    {
      ...{
        id: 'minMonths',
        header: 'Sealed for at least',
        exportedAs: ['Sealed for at least (months)'],
        least: 190,
        share: 1,
      },
      cell: ({ minMonths }) => (minMonths === null ? 'None' : formatMonths(minMonths)),
      apart: ({ minMonths }) =>
        minMonths === null ? 'Not sealed longer' : `Sealed for ${formatMonths(minMonths)}`,
    },
    {
      ...{
        id: 'maxMonths',
        header: 'Kept for at most',
        exportedAs: ['Kept for at most (months)'],
        least: 190,
        share: 1,
      },
      cell: ({ maxMonths }) => (maxMonths === null ? 'None' : formatMonths(maxMonths)),
      apart: ({ maxMonths }) =>
        maxMonths === null ? 'no longest time' : `kept for at most ${formatMonths(maxMonths)}`,
    },
  ],
  fields: {
    country: {
      ...countryField,
      read: (stored) => {
        const { countryId, country } = stored as { countryId: number; country: string };
        return { id: countryId, label: country };
      },
    },
    minMonths: {
      ...monthsField('Sealed for at least'),
      rule: monthsRule.when('maxMonths', ([most], rule) =>
        most === undefined || most === '' ? rule.required(retentionMessages.noMonths) : rule,
      ),
    },
    maxMonths: monthsField('Kept for at most'),
  },
});
