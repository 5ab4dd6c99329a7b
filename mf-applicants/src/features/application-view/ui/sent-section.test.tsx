import { screen, within } from '@testing-library/react';
import type { SentApplication } from 'server/contract/applicants/applying/sent-application';
import { getSentApplication } from 'server/contract/applicants/applying/sent-application.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { SentSection } from './sent-section';

test('what an applicant sent is on their page: marked answers, agreements, and how they came', async () => {
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
    consents: [{ text: 'I agree.', version: 2, agreedAt: at, withdrawnAt: null }],
  };
  renderPage(<SentSection applicantId={5} />, {
    answers: [answer(getSentApplication, { data: sent })],
  });
  const application = within(await screen.findByRole('region', { name: 'Application' }));
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
