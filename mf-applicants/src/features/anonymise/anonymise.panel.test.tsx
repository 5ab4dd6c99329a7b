import { screen } from '@testing-library/react';
import { anonymiseByApplication, getErasure } from 'server/contract/privacy/erasure/erasure.calls';
import type { ErasureState } from 'server/contract/privacy/erasure/erasure';
import { answer, press, renderPanel, type } from 'shell/sdk/testing';
import { anonymiseApplicant } from '../../../contract/privacy';
import { AnonymisePanel } from './anonymise.panel';

const state: ErasureState = {
  applications: [
    { id: 31, job: 'Tea Taster' },
    { id: 44, job: 'Buyer' },
  ],
  ...{ erasure: null, hold: null, mayOpen: false },
  goes: ['Name and contact', 'Resumes'],
  stays: ['Payouts'],
};
const close = jest.fn();

const open = () =>
  renderPanel(anonymiseApplicant, <AnonymisePanel />, {
    input: { applicantId: 31 },
    close,
    answers: [answer(getErasure, { data: state }), answer(anonymiseByApplication, { data: state })],
  });

test('before anonymising, an administrator reads what is erased and what stays, and must give a reason', async () => {
  const page = open();
  expect(await screen.findByText(/Tea Taster \(31\), Buyer \(44\)/)).toBeVisible();
  for (const text of ['Resumes', 'Payouts']) expect(screen.getByText(text)).toBeVisible();
  await press('Anonymise');
  expect((await screen.findAllByText('Say why, such as who asked for it.'))[0]).toBeVisible();
  expect(page.sent(anonymiseByApplication)).toEqual([]);
  await type('Reason', ' Asked by mail ');
  await press('Anonymise');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(anonymiseByApplication)).toEqual([{ reason: 'Asked by mail' }]);
  expect(close).toHaveBeenCalledTimes(1);
});
