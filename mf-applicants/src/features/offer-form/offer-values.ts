import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { Offer, OfferChange } from 'server/contract/interviews/offers/offer';
import { offerMessages, type PayPeriod } from 'server/contract/interviews/offers/offer-constants';
import { yup, type PickerItem } from 'shared-ui/forms';

export interface OfferValues {
  position: string;
  pay: number | '';
  currency: string;
  period: PayPeriod;
  startsOn: string;
  expiresOn: string;
  template: PickerItem | null;
}

export const offerLabels = {
  position: 'Position',
  pay: 'Gross pay',
  currency: 'Currency',
  period: 'Per',
  startsOn: 'Start',
  expiresOn: 'Last day to answer',
  template: 'Document',
};

export const offerSchema = yup.object({
  position: yup
    .string()
    .trim()
    .required('Enter the position.')
    .max(200, 'Use at most 200 characters.'),
  pay: yup
    .number()
    .typeError(offerMessages.pay)
    .required(offerMessages.pay)
    .moreThan(0, offerMessages.pay),
  currency: yup.string().required(offerMessages.currency),
  startsOn: yup.string().required('Enter the day of the start.'),
  expiresOn: yup.string().required('Enter the last day to answer.'),
  template: yup.mixed().required('Choose the document.'),
});

export const toOfferValues = (
  offer: Offer | undefined,
  { job }: ApplicationRecord,
  currency: string,
): OfferValues =>
  offer
    ? { ...offer, template: { id: offer.templateId, label: offer.template } }
    : {
        ...{ position: job.designation ?? job.jobTitle, pay: '', currency, period: 'year' },
        ...{ startsOn: '', expiresOn: '', template: null },
      };

export const toOfferBody = ({
  position,
  pay,
  currency,
  period,
  startsOn,
  expiresOn,
  template,
}: OfferValues): OfferChange => ({
  ...{ position: position.trim(), pay: Number(pay), currency, period, startsOn, expiresOn },
  templateId: Number(template?.id),
});
