import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { Offer } from 'server/contract/interviews/offers/offer';
import { payPeriodNames } from 'server/contract/interviews/offers/offer-constants';
import { createOffer, getOffer, updateOffer } from 'server/contract/interviews/offers/offer.calls';
import { currencies } from 'server/contract/platform/company/company-constants';
import { useCompany, useRead, useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Notice, Skeleton, Stack } from 'shared-ui';
import {
  AmountField,
  DateField,
  PickerField,
  SelectField,
  TextField,
  useFormikContext,
} from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { RecordFailure } from 'shell/sdk/record';
import { usePanel } from 'shell/sdk/react';
import { offerForm, offers } from '../../../contract/interviews';
import { ApplicantHead } from '../../application/applicant-head';
import { ApplicationPanel } from '../../application/application-panel';
import {
  offerLabels,
  offerSchema,
  toOfferBody,
  toOfferValues,
  type OfferValues,
} from './offer-values';

const templates = lookupSource('offerTemplates');
const currencyOptions = currencies.map((code) => ({ value: code, label: code }));
const periodOptions = payPeriodNames.map((value) => ({ value, label: value }));

const OfferFields = () => {
  const { currency } = useFormikContext<OfferValues>().values;
  const label = offerLabels;
  return (
    <Stack gap="4">
      <TextField name="position" label={label.position} maxLength={200} required />
      <AmountField name="pay" label={label.pay} currency={currency} required />
      <SelectField name="currency" label={label.currency} options={currencyOptions} required />
      <SelectField name="period" label={label.period} options={periodOptions} alwaysSet required />
      <DateField name="startsOn" label={label.startsOn} order="month-first" required />
      <DateField name="expiresOn" label={label.expiresOn} order="month-first" required />
      <PickerField
        name="template"
        label={label.template}
        hint="Templates are in General Settings, Offer templates."
        {...templates}
        required
      />
    </Stack>
  );
};

interface Props {
  application: ApplicationRecord;
  offer: Offer | undefined;
}

const OfferForm = ({ application, offer }: Props) => {
  const { close } = usePanel(offerForm);
  const creation = useWrite(createOffer);
  const change = useWrite(updateOffer);
  const currency = useCompany()?.currency ?? '';
  const form = useForm({
    initial: toOfferValues(offer, application, currency),
    schema: offerSchema,
    labels: offerLabels,
    fieldOf: (field: string) => (field === 'templateId' ? 'template' : field),
    save: (values: OfferValues, key = '') =>
      offer
        ? change.send({
            params: { id: offer.id },
            body: { ...toOfferBody(values), version: offer.version },
          })
        : creation.send({
            body: { applicantId: application.applicantId, ...toOfferBody(values) },
            headers: { 'Idempotency-Key': key },
          }),
    refusal: 'The offer was not saved.',
    goOn: () => close(),
  });
  return (
    <>
      <ApplicantHead application={application} />
      <PanelForm form={form} submitLabel="Save">
        {offer && offer.state !== 'draft' ? (
          <Notice
            tone="wait"
            title="The approval begins anew"
            words="The offer becomes a draft, and is handed in again."
          />
        ) : null}
        <OfferFields />
      </PanelForm>
    </>
  );
};

const noun = { one: 'offer', many: 'offers', list: offers };

const LoadedOffer = ({ application, id }: { application: ApplicationRecord; id: number }) => {
  const { data, error, reload } = useRead(getOffer, { params: { id } }, { fresh: true });
  if (data) return <OfferForm application={application} offer={data.data} />;
  if (error) return <RecordFailure noun={noun} error={error} onRetry={reload} />;
  return <Skeleton height="320px" />;
};

export const OfferFormPanel = () => {
  const { input } = usePanel(offerForm);
  return (
    <ApplicationPanel applicantId={input.applicantId}>
      {(application) =>
        input.offerId === undefined ? (
          <OfferForm application={application} offer={undefined} />
        ) : (
          <LoadedOffer application={application} id={input.offerId} />
        )
      }
    </ApplicationPanel>
  );
};
