import remote from '../../../../remote.config';
import { screen, waitFor, within } from '@testing-library/react';
import type { FurtherQuestion } from 'server/contract/applicants/applying/further-question';
import { furtherQuestionMessages } from 'server/contract/applicants/applying/further-question-constants';
import { withdrawQuestion } from 'server/contract/applicants/applying/further-question.calls';
import type { SentApplication } from 'server/contract/applicants/applying/sent-application';
import { getSentApplication } from 'server/contract/applicants/applying/sent-application.calls';
import {
  answer,
  closeAllPanels,
  openedPanels,
  press,
  renderPage,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  applicationRecord,
  emptySentApplication,
} from '../../../application/testing/application-answers';
import { SentSection } from './sent-section';

afterEach(closeAllPanels);

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPage(<SentSection application={applicationRecord()} />, { panels: remote.panels, answers });

const card = (title: string) => screen.findByRole('region', { name: title });

test('the applicant’s page shows the sent application: marked answers, consents and source', async () => {
  const at = '2026-03-24T18:30:00Z';
  const sent: SentApplication = {
    ...{ answerBy: '2026-12-24', isAnswerLate: true },
    released: {
      ...{ at: '2026-12-20T09:00:00Z', by: 'Asha Rao', lacksConsent: true },
      unanswered: ['Which shift suits you?'],
    },
    ...{ sentAt: at, withdrawnAt: null, letter: 'Tea is my life.', resumeText: '' },
    firstTouch: { at: '2026-03-20T10:00:00Z', referrer: 'google.com' },
    lastTouch: { at, source: 'linkedin', campaign: 'spring' },
    answers: [
      { questionId: 1, question: 'Nights?', answer: 'No', isKnockOut: true, fileId: null },
      { questionId: 2, question: 'Since when?', answer: '2020', isKnockOut: false, fileId: null },
    ],
    furtherQuestions: [],
    consents: [{ text: 'I agree.', version: 2, agreedAt: at, withdrawnAt: null }],
  };
  open([answer(getSentApplication, { data: sent })]);
  const application = within(await card('Application'));
  const answers = application.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(answers).toEqual([expect.stringContaining('Marked answer'), 'Since when?2020']);
  const texts = [
    'linkedin, spring',
    'from google.com',
    'Answer was due by',
    '12/24/2026',
    ...['Which shift suits you?', 'None of the applicant is recorded', /Asha Rao/],
  ];
  for (const text of [...texts, /I agree\. \(version 2/])
    expect(application.getByText(text)).toBeVisible();
});

const furtherQuestion: FurtherQuestion = {
  ...{ askedId: 5, question: 'When can you start?', type: 'text', askedBy: 'Meera Nair' },
  ...{ askedAt: '2026-03-24T18:30:00Z', answer: 'In May', answeredAt: '2026-03-25T18:30:00Z' },
  ...{ isKnockOut: false, fileId: null },
};

test('the answer to a later question is shown with the others, and an unanswered question can be withdrawn', async () => {
  const sent: SentApplication = {
    ...emptySentApplication,
    sentAt: '2026-03-24T18:30:00Z',
    answers: [
      { questionId: 5, question: 'Nights?', answer: 'Yes', isKnockOut: false, fileId: null },
    ],
    furtherQuestions: [
      furtherQuestion,
      { ...furtherQuestion, askedId: 6, question: 'Why?', answer: null, answeredAt: null },
    ],
  };
  const page = open([
    answer(getSentApplication, { data: sent }),
    answer(withdrawQuestion, { data: { askedId: 6 } }),
  ]);
  const application = within(await card('Application'));
  const list = (name: string) =>
    within(application.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(list('Answers')).toEqual(['Nights?Yes', 'When can you start?In May']);
  expect(list('Open questions')).toEqual([expect.stringContaining('by Meera Nair')]);
  await press('Ask a Question');
  expect(openedPanels()).toEqual([{ id: 'applicants.ask-question', input: { applicantId: 31 } }]);
  await closeAllPanels();
  await press('Take back: Why?');
  await press('Take back', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(page.sent(withdrawQuestion)).toHaveLength(1));
});

test('an applicant who withdrew cannot be asked further questions, and the button shows the reason', async () => {
  const at = '2026-03-24T18:30:00Z';
  const sent: SentApplication = { ...emptySentApplication, sentAt: at, withdrawnAt: at };
  open([answer(getSentApplication, { data: sent })]);
  const button = await screen.findByRole('button', { name: 'Ask a Question' });
  await user.hover(button);
  await waitFor(() => expect(button).toHaveAccessibleDescription(furtherQuestionMessages.decided));
});
