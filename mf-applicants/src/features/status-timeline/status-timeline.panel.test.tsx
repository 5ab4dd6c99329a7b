import { screen, within } from '@testing-library/react';
import type { CandidateHistory } from 'server/contract/applicants/applications/application-status';
import { getCandidateHistory } from 'server/contract/applicants/applications/application-status.calls';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { answer, renderPanel, readOut } from 'shell/sdk/testing';
import { applicantTimeline } from '../../../contract';
import {
  applicationRecord,
  candidateHistory,
  historyEntry,
  historyWithoutProcess,
} from '../../application/testing/application-answers';
import { StatusTimelinePanel } from './status-timeline.panel';

const open = (history: CandidateHistory = candidateHistory()) =>
  renderPanel(applicantTimeline, <StatusTimelinePanel />, {
    input: { applicantId: 31 },
    answers: [
      answer(getApplication, { data: applicationRecord() }),
      answer(getCandidateHistory, { data: history }),
    ],
  });

test('the timeline shows every stage with its statuses in order, each with its state', async () => {
  open();
  const way = await screen.findByRole('list', { name: 'Way through the pipeline' });
  const screening = within(way).getByRole('list', { name: 'Screening' });
  const interview = within(way).getByRole('list', { name: 'Interview' });
  expect(screening.closest('li')).toHaveTextContent('Present');
  expect(interview.closest('li')).toHaveTextContent('Future');
  expect(interview).toHaveTextContent(/To-be-start.*Invited.*Hired.*Rejected/);
});

test('only the latest step is the current status, with its time and author', async () => {
  open();
  const marks = await screen.findAllByText('Current Status');
  expect(marks).toHaveLength(1);
  const line = marks[0]?.closest('li');
  expect(line).toHaveTextContent('To-be-start');
  expect(line).toHaveTextContent('26 March 2025, 11:30 by Vikram Shah');
});

test('the history lists every step with its comment, the newest first', async () => {
  open(
    candidateHistory({
      history: [
        historyEntry(2, { comment: 'Back again', created_at: '2025-04-01T06:00:00Z' }),
        historyEntry(1, { actor: null }),
      ],
    }),
  );
  const steps = within(await screen.findByRole('list', { name: 'History' }));
  const [newest] = steps.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/^To-be-startScreening.*Back again$/);
});

test('the history shows a move and its undo as one entry, with both times and both people', async () => {
  const invited = { id: 101, name: 'Invited', category: 'active' } as const;
  open(
    candidateHistory({
      history: [
        historyEntry(3, {
          undoOf: 2,
          created_at: '2025-04-01T06:00:20Z',
          actor: { userId: 5, name: 'Meera', lastName: 'Nair' },
        }),
        historyEntry(2, {
          ...{ stageId: 12, statusId: 101, status: invited, comment: 'By mistake' },
          stage: { id: 12, name: 'Interview', colour: '#2a7440' },
          created_at: '2025-04-01T06:00:00Z',
        }),
        historyEntry(1),
      ],
    }),
  );
  const steps = within(await screen.findByRole('list', { name: 'History' })).getAllByRole(
    'listitem',
  );
  expect(steps).toHaveLength(2);
  expect(steps[0] && readOut(steps[0])).toBe(
    'Invited taken backInterview1 April 2025, 11:30 by Vikram Shah, taken back 1 April 2025, 11:30 by Meera NairBy mistake',
  );
  // The current status shows when the applicant reached it, not when the later mistake was undone.
  const current = screen.getByText('Current Status').closest('li');
  expect(current).toHaveTextContent('26 March 2025, 11:30 by Vikram Shah');
});

test('an auditor reads that a comment is withheld', async () => {
  const { comment: _comment, ...masked } = historyEntry(1);
  open(candidateHistory({ history: [masked] }));
  expect(await screen.findByText('Withheld')).toBeVisible();
});

test('without a hiring process only the statuses are shown, with the current one marked', async () => {
  open(historyWithoutProcess());
  expect(await screen.findByText('Without a hiring process')).toBeVisible();
  expect(screen.getAllByText('Current Status')).toHaveLength(1);
});

test('a status removed from the pipeline is still shown as the current one', async () => {
  const old = { id: 44, name: 'Phone call', category: 'active' as const };
  open(
    candidateHistory({
      history: [historyEntry(1, { statusId: 44, status: old, stageId: 9, stage: null })],
    }),
  );
  expect(await screen.findByText('It is not part of the pipeline any more.')).toBeVisible();
  expect(screen.getAllByText('Current Status')).toHaveLength(1);
});
