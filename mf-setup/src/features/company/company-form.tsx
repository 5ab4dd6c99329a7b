import type { Company } from 'server/contract/platform/company/company';
import {
  currencies,
  dateOrderNames,
  dateOrders,
} from 'server/contract/platform/company/company-constants';
import { updateCompany } from 'server/contract/platform/company/company.calls';
import { useWrite } from 'shared-auth';
import { Stack } from 'shared-ui';
import { optionsFromList, PickerField, RadioField, TextField, yup } from 'shared-ui/forms';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import {
  toCompanyBody,
  companyLabels,
  toPickerItem,
  toCompanyValues,
  type CompanyValues,
} from './company-values';
import { PictureField } from './picture-field';
import { TimeZoneEffectText } from './time-zone-effect-text';
import { TimeZoneField } from './time-zone-field';

const useCurrencyOptions = optionsFromList(currencies.map(toPickerItem));

const schema = yup.object({
  companyName: yup
    .string()
    .trim()
    .required('Enter the company’s name.')
    .max(100, 'Use at most 100 characters.'),
  timeZone: yup.object().nullable().required('Choose a time zone'),
  currency: yup.object().nullable().required('Choose a currency'),
});

interface Props {
  stored: Company;
  onSaved: (company: Company) => void;
}

export const CompanyForm = ({ stored, onSaved }: Props) => {
  const { send } = useWrite(updateCompany);
  const form = useRecordForm({
    record: stored,
    valuesOf: toCompanyValues,
    schema,
    labels: companyLabels,
    save: async (values: CompanyValues, { record }) =>
      (await send({ params: { id: 1 }, body: toCompanyBody(values, record) })).data,
    refusal: 'The company was not saved.',
    goOn: onSaved,
  });
  return (
    <PageForm form={form} submitLabel="Save">
      <Stack gap="4">
        <TextField name="companyName" label={companyLabels.companyName} required />
        <TimeZoneField stored={stored.timeZone} />
        <TimeZoneEffectText stored={stored} />
        <PickerField
          name="currency"
          label={companyLabels.currency}
          useOptions={useCurrencyOptions}
          hint="For new amounts; those that are stored keep theirs."
          required
        />
        <RadioField
          name="dateOrder"
          label={companyLabels.dateOrder}
          hint="In every list, form and message of the console. Exported files keep their dates."
          options={dateOrders.map((value) => ({ value, label: dateOrderNames[value] }))}
        />
        <PictureField name="logo" keeps="keepsLogo" stored={stored.companyLogo} />
        <PictureField name="favicon" keeps="keepsFavicon" stored={stored.companyFaviconIcon} />
      </Stack>
    </PageForm>
  );
};
