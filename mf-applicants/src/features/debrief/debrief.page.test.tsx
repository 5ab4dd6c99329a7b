import { screen, within } from '@testing-library/react';
import type { Scorecard } from 'server/contract/interviews/scorecards/scorecard';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import { getScorecards } from 'server/contract/interviews/scorecards/scorecard.calls';
import { answer, openedPanels, pageOf, press, renderPage } from 'shell/sdk/testing';
import { interviewRecord } from '../../interview/testing/interview-answers';
import { DebriefPage } from './debrief.page';

const card = (id: number, name: string, score: number | undefined): Scorecard => ({
  ...{ id, interviewId: 4, applicationId: 31, round: 'Trial shift', isSent: true, isLate: false },
  ...{ endsAt: '2026-03-24T05:30:00Z', person: { id, name }, isHidden: score === undefined },
  competencies: [{ id: 7, name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] }],
  card:
    score === undefined
      ? null
      : {
          scores: [{ competencyId: 7, score, evidence: `Seen by ${name}` }],
          ...{ notes: '', recommendation: 'yes', sentAt: '2026-03-24T06:00:00Z', edits: 1 },
        },
});
const open = (cards: readonly Scorecard[]) =>
  renderPage(<DebriefPage />, {
    address: '/interviews/debrief/31',
    path: '/interviews/debrief/:id',
    answers: [
      answer(getScorecards, pageOf(cards)),
      answer(getInterviews, pageOf([interviewRecord()])),
    ],
  });

test('scores that differ much are marked by words, with the evidence beside them', async () => {
  open([card(1, 'Ana', 4), card(2, 'Ben', 2)]);
  const table = within(await screen.findByRole('table'));
  expect(await screen.findByText('Asha Rao, Baker')).toBeVisible();
  expect(table.getByText('≠ Far apart')).toBeVisible();
  expect(table.getByText('Seen by Ben')).toBeVisible();
  expect(table.getByText('3.0')).toBeVisible();
  await press('Decide');
  expect(openedPanels()).toEqual([{ id: 'applicants.status', input: { applicantIds: [31] } }]);
});

test('scorecards of others show no score before the interviewer has sent their own', async () => {
  open([card(1, 'Ana', undefined)]);
  expect(await screen.findByText('Cards of others are hidden')).toBeVisible();
  expect(screen.getByText('Sent, hidden until yours is')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
