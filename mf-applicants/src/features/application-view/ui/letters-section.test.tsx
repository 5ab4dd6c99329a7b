import { screen, within } from '@testing-library/react';
import type { Letter } from 'server/contract/applicants/letters/letter';
import { getLetter, getLetters } from 'server/contract/applicants/letters/letter.calls';
import { answer, pageOf, press, renderPage, user } from 'shell/sdk/testing';
import { LettersSection } from './letters-section';

const letter: Letter = {
  ...{ id: 5, kind: 'applicant-status', template: 'Kind no', templateVersion: 3 },
  ...{ state: 'sent', subject: 'Your application', problem: '', by: 'Mira Sen' },
  createdAt: '2026-03-24T10:00:00Z',
  sentAt: '2026-03-24T12:00:00Z',
  dueAt: null,
};
const undone: Letter = {
  ...letter,
  ...{ id: 4, subject: '', state: 'suppressed', sentAt: null, templateVersion: null },
  problem: 'The move was undone.',
};

const open = (letters: readonly Letter[]) =>
  renderPage(<LettersSection applicantId={31} />, {
    answers: [
      answer(getLetters, pageOf(letters)),
      answer(getLetter, { data: { ...letter, text: 'Dear Asha', html: '<p>Dear Asha</p>' } }),
    ],
  });

test('each mail is listed with who caused it, and why it was not sent', async () => {
  open([letter, undone]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Sent.*“Kind no”, version 3.*2026.* by Mira Sen, sent .*2026/);
  expect(within(second as HTMLElement).getByText('The move was undone.')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Not sent')).toBeVisible();
});

test('a mail to the applicant can be read as plain text', async () => {
  open([letter]);
  await press('Open Your application');
  await user.click(await screen.findByRole('tab', { name: 'As text' }));
  expect(screen.getByText('Dear Asha')).toBeVisible();
});

test('for an applicant without mail the page shows that there is none', async () => {
  open([]);
  expect(await screen.findByText('No mail yet.')).toBeVisible();
});
