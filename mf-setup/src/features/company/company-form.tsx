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
import { toBody, labels, named, toValues, type CompanyValues } from './company-values';
import { PictureField } from './picture-field';
import { ZoneEffect } from './zone-effect';
import { ZoneField } from './zone-field';

const useCurrencies = optionsFromList(currencies.map(named));

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
    valuesOf: toValues,
    schema,
    labels,
    save: async (values: CompanyValues, { record }) =>
      (await send({ params: { id: 1 }, body: toBody(values, record) })).data,
    refusal: 'The company was not saved.',
    goOn: onSaved,
  });
  return (
    <PageForm form={form} submitLabel="Save">
      <Stack gap="4">
        <TextField name="companyName" label={labels.companyName} required />
        <ZoneField stored={stored.timeZone} />
        <ZoneEffect stored={stored} />
        <PickerField
          name="currency"
          label={labels.currency}
          useOptions={useCurrencies}
          hint="For new amounts; those that are stored keep theirs."
          required
        />
        <RadioField
          name="dateOrder"
          label={labels.dateOrder}
          hint="In every list, form and message of the console. Exported files keep their dates."
          options={dateOrders.map((value) => ({ value, label: dateOrderNames[value] }))}
        />
        <PictureField name="logo" keeps="keepsLogo" stored={stored.companyLogo} />
        <PictureField name="favicon" keeps="keepsFavicon" stored={stored.companyFaviconIcon} />
      </Stack>
    </PageForm>
  );
};
