import { screen, waitFor, within } from '@testing-library/react';
import type { Offer } from 'server/contract/interviews/offers/offer';
import { offerMessages } from 'server/contract/interviews/offers/offer-constants';
import {
  decideOffer,
  getOffers,
  handInOfferForApproval,
  withdrawOffer,
} from 'server/contract/interviews/offers/offer.calls';
import { answer, press, renderPage, type, user, type RenderPageOptions } from 'shell/sdk/testing';
import { OffersSection } from './offers-section';
import { createOffer, toPage } from './testing/offer-answers';

const open = (offers: Offer[], options: RenderPageOptions = {}) =>
  renderPage(<OffersSection applicantId={31} />, {
    answers: [
      answer(getOffers, toPage(offers)),
      answer(handInOfferForApproval, { data: createOffer({ state: 'waiting' }) }),
      answer(decideOffer, { data: createOffer() }),
      answer(withdrawOffer, { data: createOffer({ state: 'withdrawn' }) }),
    ],
    ...options,
  });
const confirm = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('an offer shows its pay, dates and state, and Hand In sends the version that was shown', async () => {
  const page = open([createOffer()]);
  expect(await screen.findByText('€52,000.50 per year')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make an Offer' })).toBeNull();
  await press('Hand In');
  await confirm('Hand In');
  await waitFor(() => expect(page.sent(handInOfferForApproval)).toEqual([{ version: 3 }]));
});

test('giving an offer back to its author instead of approving it requires a note', async () => {
  const page = open([
    createOffer({
      ...{ state: 'waiting', mayApprove: true },
      approvals: [{ role: 'recruiting-manager', by: null, at: null, isApproved: null, note: '' }],
    }),
  ]);
  expect(await screen.findByText('Recruiting manager: waits')).toBeVisible();
  await press('Give Back');
  await confirm('Give Back');
  expect((await screen.findAllByText(offerMessages.note))[0]).toBeVisible();
  await type('Note', 'Too much');
  await confirm('Give Back');
  await waitFor(() =>
    expect(page.sent(decideOffer)).toEqual([{ isApproved: false, note: 'Too much', version: 3 }]),
  );
});

test('an applicant without an open offer can be made one, also after one was declined', async () => {
  open([createOffer({ state: 'declined', reason: 'Too far', signedName: 'Asha Rao' })]);
  expect(await screen.findByText('Too far')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make an Offer' })).toBeVisible();
});

test('a person who may only approve offers is not offered to edit or send them', async () => {
  open([createOffer({ state: 'approved' })], { grants: ['offer:view', 'offer:approve'] });
  await screen.findByText('Approved');
  for (const name of ['Send', 'Edit', 'Withdraw'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('for a person without permission to see pay, the page requests and shows no offers', () => {
  const page = open([createOffer()], { grants: ['application:view'] });
  expect(page.queries(getOffers)).toEqual([]);
  expect(screen.queryByText('Offer')).toBeNull();
});
