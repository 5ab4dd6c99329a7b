import { screen, waitFor } from '@testing-library/react';
import type { StatusLetters } from 'server/contract/applicants/letters/letter';
import { getStatusLetters, previewLetter } from 'server/contract/applicants/letters/letter.calls';
import { changeStatuses } from 'server/contract/applicants/applications/application-status.calls';
import { answer, pick, press, user } from 'shell/sdk/testing';
import { toStatusChangedAnswer, openStatusDrawer } from './testing/open-status';

const template = (id: number, name: string) => ({ id, name, language: 'en', delayHours: 2 });
const offered: StatusLetters = {
  ...{ mode: 'offered', templates: [template(7, 'Kind no')], moving: 1, addressed: 1 },
  ...{ refused: 0, sampleId: 31 },
};

const openWith = (letters: StatusLetters, applicantIds = [31]) =>
  openStatusDrawer(
    [
      answer(getStatusLetters, { data: letters }),
      answer(previewLetter, {
        data: { subject: 'Your application', text: 'Dear Asha', html: '<p>Dear Asha</p>' },
      }),
      answer(changeStatuses, toStatusChangedAnswer()),
    ],
    { applicantIds },
  );

test('no applicant gets a letter unless the box is ticked, and then the one of the status', async () => {
  const page = openWith(offered);
  await pick('Status', 'Rejected');
  const box = await screen.findByRole('checkbox', { name: 'Tell the applicant' });
  expect(box).not.toBeChecked();
  expect(page.queries(getStatusLetters)).toBeDefined();
  await user.click(box);
  expect(screen.getByText(/“Kind no” leaves 2 hours after the move/)).toBeVisible();
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toMatchObject([{ mailTemplateId: 7 }]));
});

test('choosing another status unticks the box, so that no letter for the first status is sent', async () => {
  const page = openWith(offered);
  await pick('Status', 'Rejected');
  await user.click(await screen.findByRole('checkbox', { name: 'Tell the applicant' }));
  await pick('Stage', 'Interview');
  await pick('Status', 'Invited');
  expect(await screen.findByRole('checkbox', { name: 'Tell the applicant' })).not.toBeChecked();
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
  expect(page.sent(changeStatuses)[0]).not.toHaveProperty('mailTemplateId');
});

test('with several templates, the chosen one is sent', async () => {
  const page = openWith({ ...offered, templates: [template(7, 'Kind no'), template(8, 'Nein')] });
  await pick('Status', 'Rejected');
  await user.click(await screen.findByRole('checkbox', { name: 'Tell the applicant' }));
  await pick('Mail', 'Nein');
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toMatchObject([{ mailTemplateId: 8 }]));
});

test('a mail that is always sent is announced, with the number of mails of a bulk move', async () => {
  const letters = { ...offered, mode: 'always', moving: 3, addressed: 1, refused: 1 } as const;
  openWith(letters, [31, 32, 33]);
  await pick('Stage', 'Interview');
  await pick('Status', 'Invited');
  expect(
    await screen.findByText(/1 mail goes out; 2 applicants have no address that takes mail./),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the mail is read before it is sent', async () => {
  openWith(offered);
  await pick('Status', 'Rejected');
  await press('Preview the mail');
  expect(await screen.findByText('Your application')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'As text' }));
  expect(screen.getByText('Dear Asha')).toBeVisible();
});

test('an applicant without an address is not offered a preview', async () => {
  openWith({ ...offered, mode: 'always', addressed: 0, sampleId: null });
  await pick('Status', 'Rejected');
  expect(await screen.findByText(/has no e-mail address, so nobody is told/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview the mail' })).toBeNull();
});

test('for an applicant whose earlier mail came back, the drawer does not promise a letter', async () => {
  const page = openWith({ ...offered, addressed: 0, refused: 1, sampleId: null });
  await pick('Status', 'Rejected');
  expect(
    await screen.findByText(/^Mail to the applicant came back, so nobody is told/),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
  expect(page.sent(changeStatuses)[0]).not.toHaveProperty('mailTemplateId');
});
