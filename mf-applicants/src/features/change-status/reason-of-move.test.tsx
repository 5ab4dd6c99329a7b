import { screen, waitFor } from '@testing-library/react';
import { changeStatuses } from 'server/contract/applicants/applications/application-status.calls';
import { getStatusLetters } from 'server/contract/applicants/letters/letter.calls';
import { getOfferedReasons } from 'server/contract/applicants/reasons/move-reason.calls';
import { answer, pick, press, type RenderPageOptions } from 'shell/sdk/testing';
import { noLetters, openStatusDrawer, readOptions } from './testing/open-status';

const reasons = [
  { id: 4, category: 'rejected', name: 'Skills do not fit', mailTemplateId: 7 },
  { id: 5, category: 'withdrawn', name: 'Pay or conditions', mailTemplateId: null },
] as const;

const openWith = (isRequired: boolean, answers: RenderPageOptions['answers'] = []) =>
  openStatusDrawer([
    ...answers,
    answer(getOfferedReasons, { data: { isRequired, reasons: [...reasons] } }),
  ]);

test('a rejection is given a reason of its category, and other moves ask for none', async () => {
  const page = openWith(false);
  await pick('Stage', 'Interview');
  await pick('Status', 'Invited');
  expect(screen.queryByRole('combobox', { name: /^Reason/ })).toBeNull();
  await pick('Status', 'Rejected');
  expect(await readOptions('Reason')).toEqual(['Skills do not fit']);
  await pick('Reason', 'Skills do not fit');
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toMatchObject([{ reasonId: 4 }]));
});

test('a required reason is marked as such, and no reason is sent when the move is changed to another status', async () => {
  const page = openWith(true);
  await pick('Status', 'Rejected');
  expect(await screen.findByRole('combobox', { name: /^Reason/ })).toBeRequired();
  await pick('Reason', 'Skills do not fit');
  await pick('Stage', 'Interview');
  await pick('Status', 'Invited');
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
  expect(page.sent(changeStatuses)[0]).not.toHaveProperty('reasonId');
});

test('the mail of the chosen reason is proposed', async () => {
  openWith(false, [
    answer(getStatusLetters, {
      data: {
        ...noLetters,
        ...{ mode: 'offered', moving: 1, addressed: 1 },
        templates: [{ id: 7, name: 'Kind no', language: 'en', delayHours: 2 }],
      },
    }),
  ]);
  await pick('Status', 'Rejected');
  expect(await screen.findByRole('checkbox', { name: 'Tell the applicant' })).not.toBeChecked();
  await pick('Reason', 'Skills do not fit');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Tell the applicant' })).toBeChecked(),
  );
});
