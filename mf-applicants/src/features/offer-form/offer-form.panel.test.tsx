import { screen, waitFor } from '@testing-library/react';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import {
  createOffer as create,
  getOffer,
  updateOffer,
} from 'server/contract/interviews/offers/offer.calls';
import { answer, press, renderPanel, type } from 'shell/sdk/testing';
import { offerForm } from '../../../contract/interviews';
import { applicationRecord } from '../../application/testing/application-answers';
import { createOffer } from '../../offers/testing/offer-answers';
import { OfferFormPanel } from './offer-form.panel';

const open = (offerId?: number) => {
  const close = jest.fn();
  const page = renderPanel(offerForm, <OfferFormPanel />, {
    input: { applicantId: 31, ...(offerId !== undefined && { offerId }) },
    close,
    answers: [
      answer(getApplication, { data: applicationRecord() }),
      answer(getOffer, { data: createOffer({ state: 'approved' }) }),
      answer(create, { data: createOffer() }),
      answer(updateOffer, { data: createOffer() }),
    ],
  });
  return { ...page, close };
};

test('an empty offer is not sent, and each field shows its error', async () => {
  const page = open();
  await press('Save');
  expect((await screen.findAllByText('Enter the day of the start.'))[0]).toBeVisible();
  expect(screen.getAllByText('Choose the document.')[0]).toBeVisible();
  expect(page.sent(create)).toEqual([]);
});

test('changing an approved offer warns that approval starts again, and keeps the other values', async () => {
  const page = open(5);
  expect(await screen.findByText('The approval begins anew')).toBeVisible();
  await type('Position', 'Master baker');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(updateOffer)).toEqual([
      {
        ...{ position: 'Master baker', pay: 52_000.5, currency: 'EUR', period: 'year' },
        ...{ startsOn: '2027-03-01', expiresOn: '2026-12-20', templateId: 1, version: 3 },
      },
    ]),
  );
  expect(page.close).toHaveBeenCalledTimes(1);
});
