import { screen, waitFor, within } from '@testing-library/react';
import { getRecordReadings } from 'server/contract/privacy/reading/reading.calls';
import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import {
  createPrivacyRequest,
  getPrivacyRequests,
} from 'server/contract/privacy/requests/privacy-request.calls';
import { answer, pageOf, press, renderPage, type, user } from 'shell/sdk/testing';
import { ReadingsSection } from './readings-section';
import { RequestsSection } from './requests-section';

const request: PrivacyRequest = {
  ...{ id: 1, kind: 'correction', state: 'unconfirmed', applicantId: 31, name: 'Asha Rao' },
  ...{ hasAddress: true, note: '', madeBy: null, owner: null, madeAt: '2026-03-24T18:30:00Z' },
  ...{
    dueOn: '2026-04-23',
    isLate: false,
    isToErase: false,
    confirmedAt: null,
    confirmedHow: '',
    closedAt: null,
  },
  ...{ answer: '', fileId: null, storedUntil: null, version: 1 },
};
const at = '2026-03-24T18:30:00Z';
const open = (options: object = {}) =>
  renderPage(
    <>
      <RequestsSection applicantId={31} />
      <ReadingsSection applicantId={31} />
    </>,
    {
      answers: [
        answer(getPrivacyRequests, pageOf([request])),
        answer(createPrivacyRequest, { data: request }),
        answer(
          getRecordReadings,
          pageOf([{ readerId: 4, name: 'Kabir Singh', kind: 'resume', at }]),
        ),
      ],
      ...options,
    },
  );
const part = (title: string) => screen.findByRole('region', { name: title });

test('the applicant’s page lists who opened the record and the resume', async () => {
  open();
  expect(await within(await part('Who Looked')).findByText(/Kabir Singh: Resume/)).toBeVisible();
});

test('a recruiter sees neither who else opened the record nor the applicant’s privacy requests', () => {
  const page = open({ grants: [] });
  expect(screen.queryByRole('region', { name: /Data|Looked/ })).toBeNull();
  expect(page.calls).toEqual([]);
});

test('an applicant’s request by phone about their data can be recorded on their page', async () => {
  const page = open();
  await press('Record a request');
  const dialog = await screen.findByRole('dialog', { name: 'Record a request' });
  await user.click(within(dialog).getByRole('radio', { name: 'Correction' }));
  await press('Record', dialog);
  expect(await within(dialog).findByText('Say what is to be corrected.')).toBeVisible();
  await type('In their words', 'The name is Rao', dialog);
  await press('Record', dialog);
  await waitFor(() =>
    expect(page.sent(createPrivacyRequest)).toEqual([
      { applicantId: 31, kind: 'correction', note: 'The name is Rao' },
    ]),
  );
});
