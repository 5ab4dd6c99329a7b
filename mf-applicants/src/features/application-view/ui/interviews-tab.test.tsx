import remote from '../../../../remote.config';
import { screen, within } from '@testing-library/react';
import { getCandidateHistory } from 'server/contract/applicants/applications/application-status.calls';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import {
  answer,
  closeAllPanels,
  openedPanels,
  pageOf,
  press,
  renderPage,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  applicationRecord,
  candidateHistory,
} from '../../../application/testing/application-answers';
import { interviewRecord } from '../../../interview/testing/interview-answers';
import { ShownApplication } from './shown-application';

afterEach(closeAllPanels);

const open = (
  interviews: Parameters<typeof interviewRecord>[0][],
  options: Pick<RenderPageOptions, 'grants'> = {},
) =>
  renderPage(<ShownApplication application={applicationRecord()} />, {
    address: '/application/view/31?tab=interviews',
    path: '/application/view/:id',
    panels: remote.panels,
    ...options,
    answers: [
      answer(getCandidateHistory, { data: candidateHistory() }),
      answer(getInterviews, pageOf(interviews.map((parts) => interviewRecord(parts)))),
    ],
  });

test('a link opens an applicant’s interviews, with participants and times', async () => {
  const page = open([{ title: 'Trial shift' }, { id: 5, title: 'Talk', state: 'cancelled' }]);
  const list = within(await screen.findByRole('list', { name: 'Interviews' }));
  expect(list.getByRole('link', { name: 'Trial shift' })).toBeVisible();
  expect(list.getAllByText('Ana Das')).toHaveLength(2);
  expect(list.getByText('Cancelled')).toBeVisible();
  expect(page.queries(getInterviews)).toMatchObject([{ applicationId: 31 }]);
  await press('Schedule Interview');
  expect(openedPanels()).toEqual([
    { id: 'applicants.schedule-interview', input: { applicantIds: [31] } },
  ]);
});

test('an applicant without an interview shows how to schedule the first', async () => {
  open([]);
  expect(await screen.findByText('No interview is scheduled yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule Interview' })).toBeVisible();
});

test('a person without the right to interviews who opens a link to them still gets the applicant’s page', async () => {
  open([], { grants: ['application:view'] });
  expect(await screen.findByRole('region', { name: 'Applicant Information' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
