import { screen, waitFor } from '@testing-library/react';
import {
  cancelInterview,
  getInterview,
  recordOutcome,
} from 'server/contract/interviews/scheduling/interview.calls';
import type { OwnScorecard } from 'server/contract/interviews/scorecards/scorecard';
import { scorecardMessages } from 'server/contract/interviews/scorecards/scorecard-constants';
import {
  getOwnScorecard,
  saveScorecard,
  sendScorecard,
} from 'server/contract/interviews/scorecards/scorecard.calls';
import { ApiError } from 'shared-auth';
import { answer, press, renderPage, type, user, type RenderPageOptions } from 'shell/sdk/testing';
import { interviewRecord } from '../../interview/testing/interview-answers';
import { InterviewPage } from './interview.page';

const competency = { id: 7, name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] };
const card = (parts: Partial<OwnScorecard> = {}): OwnScorecard => ({
  ...{ interviewId: 4, competencies: [competency], scores: [], notes: '', recommendation: null },
  ...{ sentAt: null, version: 0 },
  ...parts,
});
const open = (
  answers: NonNullable<RenderPageOptions['answers']> = [],
  parts: Parameters<typeof interviewRecord>[0] = {},
) =>
  renderPage(<InterviewPage />, {
    address: '/interviews/4',
    path: '/interviews/:id',
    answers: [
      ...answers,
      answer(getInterview, { data: interviewRecord(parts) }),
      answer(getOwnScorecard, { data: card() }),
      answer(saveScorecard, { data: card({ version: 1 }) }),
      answer(sendScorecard, { data: card({ sentAt: '2026-03-24T06:00:00Z', version: 2 }) }),
      answer(cancelInterview, { data: interviewRecord({ state: 'cancelled' }) }),
      answer(recordOutcome, { data: interviewRecord({ state: 'done' }) }),
    ],
  });

test('a scorecard is saved automatically while the interviewer writes it', async () => {
  const page = open();
  await user.click(await screen.findByRole('radio', { name: '3: Good' }));
  await type('What you saw: Kneading', 'Forty rolls');
  await waitFor(() =>
    expect(page.sent(saveScorecard).at(-1)).toMatchObject({
      scores: [{ competencyId: 7, score: 3, evidence: 'Forty rolls' }],
    }),
  );
  expect(page.sent(sendScorecard)).toEqual([]);
});

test('sending a scorecard saves the last typed text first, and sends that version', async () => {
  const page = open();
  await user.click(await screen.findByRole('radio', { name: 'Strong yes' }));
  await press('Send scorecard');
  expect(await screen.findByText('Your scorecard is sent')).toBeVisible();
  expect(page.sent(saveScorecard).at(-1)).toMatchObject({ recommendation: 'strong-yes' });
  expect(page.sent(sendScorecard)).toEqual([{ version: 1 }]);
});

test('a scorecard changed in another tab is not overwritten, and typed text is not lost', async () => {
  open([
    answer(saveScorecard, () => {
      throw new ApiError({ code: 'STALE_VERSION', message: 'Changed', status: 409 });
    }),
  ]);
  await type('Notes', 'Mine');
  expect(await screen.findByText('This card was changed in another tab')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
});

test('a scorecard sent before the interview is refused with a message, and is not lost', async () => {
  open([
    answer(sendScorecard, () => {
      throw new ApiError({
        ...{ code: 'PRECONDITION_FAILED', status: 412, message: scorecardMessages.notYet },
      });
    }),
  ]);
  await type('Notes', 'Mine');
  await press('Send scorecard');
  expect(await screen.findByText(scorecardMessages.notYet)).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine');
});

test('a person who is not an interviewer has no scorecard, but can cancel the interview with a reason', async () => {
  const page = open([], { isMine: false });
  await press('Cancel interview');
  await type('Reason', 'The oven broke');
  await press('Cancel the interview');
  expect(
    await screen.findByText('The interview is cancelled, and everybody is told'),
  ).toBeVisible();
  expect(page.sent(cancelInterview)).toEqual([{ reason: 'The oven broke', version: 2 }]);
  expect(screen.queryByText('Your scorecard')).toBeNull();
});

test('once the interview has begun, an interviewer can record that the applicant did not come', async () => {
  const page = open();
  await press('Did not come');
  await waitFor(() => expect(page.sent(recordOutcome)).toEqual([{ state: 'no-show', version: 2 }]));
});

test('an interviewer who hires for no job is offered neither the applicant’s page nor changes of the interview', async () => {
  open([], { mayOpen: false, mayChange: false });
  expect(await screen.findByText(/until 14 days after the interview/)).toBeVisible();
  for (const name of ['Applicant', 'Change', 'Cancel interview'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
