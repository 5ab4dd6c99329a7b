import remote from '../../../remote.config';
import { screen, waitFor } from '@testing-library/react';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import {
  cancelInterview,
  changeInterview,
  getFreeTimes,
  getInterview,
  getProposedRounds,
  scheduleInterviews,
} from 'server/contract/interviews/scheduling/interview.calls';
import { offerInterviewTimes } from 'server/contract/interviews/scheduling/interview-choice.calls';
import {
  interviewMessages,
  maxInterviewsAtOnce,
} from 'server/contract/interviews/scheduling/interview-constants';
import { ApiError } from 'shared-auth';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { moveInterview, scheduleInterview } from '../../../contract/interviews';
import { applicationRecord } from '../../application/testing/application-answers';
import { interviewRecord } from '../../interview/testing/interview-answers';
import { MoveInterviewPanel } from './move-interview.panel';
import { ScheduleInterviewPanel } from './schedule-interview.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const people = [{ id: 9, name: 'Ana Das' }];
const answers = [
  answer(getProposedRounds, {
    data: {
      ...{ roundsId: 7, timeZone: 'Asia/Kolkata', place: '' },
      rounds: [
        { title: 'Trial shift', minutes: 60, people },
        { title: 'Talk', minutes: 30, people: [] },
      ],
    },
  }),
  answer(getFreeTimes, {
    data: [{ startsAt: '2027-01-11T04:30:00Z', start: '2027-01-11T10:00' }],
    meta: { unread: [] },
  }),
  answer(getInterview, { data: interviewRecord() }),
  answer(scheduleInterviews, { data: { ids: [4], unread: [] } }),
  answer(changeInterview, { data: interviewRecord() }),
  answer(offerInterviewTimes, { data: { ids: [1], unread: [] } }),
];
const open = (applicantIds = [31], first: NonNullable<RenderPageOptions['answers']> = []) =>
  renderPanel(scheduleInterview, <ScheduleInterviewPanel />, {
    input: { applicantIds },
    close,
    answers: [...first, ...answers],
  });
const freeTime = () => screen.findByRole('button', { name: '11 January 2027, 10:00' });

test('a round of the plan is scheduled at a free time, although it overlaps another appointment, if the interviewers agreed', async () => {
  const page = open();
  await user.click(await freeTime());
  await user.click(screen.getByRole('checkbox', { name: 'Interviewers agreed to an overlap' }));
  await press('Schedule');
  expect(await screen.findByText(/The interview is scheduled/)).toBeVisible();
  expect(page.sent(scheduleInterviews)).toEqual([
    {
      ...{ applicantIds: [31], roundsId: 7, round: 0, title: 'Trial shift', minutes: 60 },
      ...{ start: '2027-01-11T10:00', timeZone: 'Asia/Kolkata', userIds: [9] },
      ...{ place: '', isAgreed: false, isOverlapAgreed: true },
    },
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('choosing another round fills the form anew, and without interviewers nothing is sent', async () => {
  const page = open();
  await user.click(await screen.findByRole('radio', { name: 'Talk' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Talk');
  await press('Schedule');
  expect((await screen.findAllByText('Choose who interviews.'))[0]).toBeVisible();
  expect(page.sent(scheduleInterviews)).toEqual([]);
});

test('a time that somebody took meanwhile is refused at the field, and nothing is lost', async () => {
  open(
    [31],
    [
      answer(scheduleInterviews, () => {
        throw new ApiError({
          ...{ code: 'PRECONDITION_FAILED', status: 412, message: interviewMessages.busy },
          fields: { start: interviewMessages.busy },
        });
      }),
    ],
  );
  await user.click(await freeTime());
  await press('Schedule');
  expect((await screen.findAllByText(interviewMessages.busy))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Trial shift');
});

test('a person whose outside calendar did not answer is named beside the free times', async () => {
  open(
    [31],
    [
      answer(getFreeTimes, {
        data: [{ startsAt: '2027-01-11T04:30:00Z', start: '2027-01-11T10:00' }],
        meta: { unread: [{ id: 9, name: 'Ana Das', readAt: null }] },
      }),
    ],
  );
  await freeTime();
  expect(screen.getByText(/may be busy: Ana Das\.$/)).toBeVisible();
});

test('scheduling several applicants explains that their interviews follow each other', async () => {
  open([31, 32, 33]);
  expect(await screen.findByText('3 interviews, one after the other')).toBeVisible();
});

test('moving an interview sends only changed values, and the version that the user saw', async () => {
  const page = renderPanel(moveInterview, <MoveInterviewPanel />, {
    input: { interviewId: 4 },
    close,
    answers,
  });
  await user.click(await freeTime());
  await press('Save');
  expect(await screen.findByText(/The interview is changed/)).toBeVisible();
  expect(page.sent(changeInterview)).toMatchObject([
    { start: '2027-01-11T10:00', userIds: [9], place: 'Room 3', version: 2 },
  ]);
});

test('an applicant who may choose the time is asked by mail, without a time', async () => {
  const page = open();
  await user.click(await screen.findByRole('radio', { name: 'The applicant chooses by mail' }));
  expect(screen.queryByRole('combobox', { name: /^Day/ })).toBeNull();
  await press('Schedule');
  expect(await screen.findByText(/asked by mail to choose a time/)).toBeVisible();
  expect(page.sent(scheduleInterviews)).toEqual([]);
  expect(page.sent(offerInterviewTimes)).toEqual([
    {
      ...{ applicantIds: [31], roundsId: 7, round: 0, title: 'Trial shift', minutes: 60 },
      ...{ timeZone: 'Asia/Kolkata', userIds: [9], place: '', validDays: 7 },
    },
  ]);
});

const named = (firstName: string) => ({ ...applicationRecord(), firstName, lastName: 'Rao' });

test('an applicant who cannot be scheduled is named with the reason, the others are scheduled, and this can be undone', async () => {
  const page = open(
    [31, 32, 33],
    [
      answer(getApplication, { data: named('Dev') }),
      answer(cancelInterview, { data: interviewRecord() }),
      answer(scheduleInterviews, ({ body }) => {
        const { applicantIds } = body as { applicantIds: number[] };
        if (applicantIds[0] === 32)
          throw new ApiError({
            ...{ code: 'VALIDATION', status: 422, message: 'Not valid.' },
            fields: { applicantIds: interviewMessages.erased },
          });
        return { data: { ids: [applicantIds[0] ?? 0], unread: [] } };
      }),
    ],
  );
  await user.click(await freeTime());
  await press('Schedule');
  const list = await screen.findByRole('list', { name: 'Applicants that were left out' });
  expect(list).toHaveTextContent(`Dev Rao${interviewMessages.erased}`);
  expect(close).not.toHaveBeenCalled();
  expect(page.sent(scheduleInterviews)).toMatchObject([
    { applicantIds: [31], start: '2027-01-11T10:00' },
    { applicantIds: [32], follows: true },
    { applicantIds: [33], follows: true },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/2 interviews are cancelled/)).toBeVisible();
  expect(page.sent(cancelInterview)).toHaveLength(2);
  await press('Schedule');
  await waitFor(() =>
    expect(page.sent(scheduleInterviews).at(-1)).toMatchObject({ applicantIds: [32] }),
  );
});

test('when the connection is lost while several interviews are scheduled, the next press schedules the rest', async () => {
  let isAway = true;
  const page = open(
    [31, 32, 33],
    [
      answer(scheduleInterviews, ({ body }) => {
        const { applicantIds } = body as { applicantIds: number[] };
        if (isAway && applicantIds[0] === 32)
          throw new ApiError({ code: 'UNAVAILABLE', status: 503, message: 'Try again later.' });
        return { data: { ids: [applicantIds[0] ?? 0], unread: [] } };
      }),
    ],
  );
  await user.click(await freeTime());
  await press('Schedule');
  expect(await screen.findByText('Try again later.')).toBeVisible();
  expect(await screen.findByText(/^1 of 3 interviews are scheduled/)).toBeVisible();
  isAway = false;
  await press('Schedule');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(
    page.sent(scheduleInterviews).map((body) => (body as { applicantIds: number[] }).applicantIds),
  ).toEqual([[31], [32], [32], [33]]);
});

test('no more applicants can be selected for interviews than can be scheduled at once', () => {
  const panel = remote.panels?.find(({ id }) => id === 'applicants.schedule-interview');
  expect(panel?.action?.max).toBe(maxInterviewsAtOnce);
});
