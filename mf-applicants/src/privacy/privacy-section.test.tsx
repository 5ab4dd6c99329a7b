import remote from '../../remote.config';
import { screen } from '@testing-library/react';
import {
  restoreAnonymisedByApplication,
  getErasure,
} from 'server/contract/privacy/erasure/erasure.calls';
import { endRetentionHold } from 'server/contract/privacy/retention/retention-rule.calls';
import type { ErasureState } from 'server/contract/privacy/erasure/erasure';
import {
  answer,
  closeAllPanels,
  openedPanels,
  press,
  question,
  renderPage,
} from 'shell/sdk/testing';
import { PrivacySection } from './privacy-section';

afterEach(closeAllPanels);

const standing: ErasureState = {
  applications: [{ id: 31, job: 'Tea Taster' }],
  ...{ erasure: null, hold: null, mayOpen: false, goes: [], stays: [] },
};
const gone: ErasureState = {
  ...standing,
  erasure: {
    ...{ erasedAt: '2026-03-24T18:30:00Z', reason: 'Asked by mail', rule: '', isFinished: false },
    ...{ restorableUntil: '2026-04-23T18:30:00Z', sealedUntil: null, sealedFor: '' },
    unsure: ['Message 2 in the chat of application 31'],
  },
};
const open = (state: ErasureState) =>
  renderPage(<PrivacySection applicantId={31} />, {
    panels: remote.panels,
    answers: [
      answer(getErasure, { data: state }),
      answer(restoreAnonymisedByApplication, { data: standing }),
      answer(endRetentionHold, { data: standing }),
    ],
  });

test('an administrator can anonymise from the applicant’s page', async () => {
  open(standing);
  await press('Anonymise');
  expect(openedPanels().map(({ id }) => id)).toEqual(['applicants.anonymise']);
});

test('the page of an anonymised person shows the reason and the sealed data, and restores the person after a confirmation', async () => {
  const page = open(gone);
  for (const text of ['Asked by mail', 'Message 2 in the chat of application 31'])
    expect(await screen.findByText(text)).toBeVisible();
  await press('Bring Back');
  expect(page.sent(restoreAnonymisedByApplication)).toEqual([]);
  await press('Bring Back', await question());
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(restoreAnonymisedByApplication)).toHaveLength(1);
});

test('the page of a person on hold shows since when and why, and ends the hold after a confirmation', async () => {
  const page = open({ ...standing, hold: { reason: 'Case 12', setAt: '2026-03-24T18:30:00Z' } });
  expect(await screen.findByText('Case 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anonymise' })).toBeNull();
  await press('End Hold');
  await press('End Hold', await question());
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(endRetentionHold)).toHaveLength(1);
});

test('only the privacy officer can open data that must be retained by law, and everybody reads until when it is retained', async () => {
  const sealed: ErasureState = {
    ...gone,
    erasure: gone.erasure && {
      ...gone.erasure,
      ...{ restorableUntil: null, sealedUntil: '2027-03-24T18:30:00Z', sealedFor: 'India' },
    },
  };
  open({ ...sealed, mayOpen: true });
  expect(await screen.findByText('Sealed until (India)')).toBeVisible();
  await press('Open What Is Sealed');
  expect(openedPanels().map(({ id }) => id)).toEqual(['applicants.open-sealed']);
});
