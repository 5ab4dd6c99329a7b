import { screen } from '@testing-library/react';
import {
  changeInterview,
  getFreeTimes,
  getInterview,
  getProposedRounds,
  scheduleInterviews,
} from 'server/contract/interviews/scheduling/interview.calls';
import { offerInterviewTimes } from 'server/contract/interviews/scheduling/interview-choice.calls';
import { interviewMessages } from 'server/contract/interviews/scheduling/interview-constants';
import { ApiError } from 'shared-auth';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { moveInterview, scheduleInterview } from '../../../contract';
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
  answer(getFreeTimes, { data: [{ startsAt: '2027-01-11T04:30:00Z', start: '2027-01-11T10:00' }] }),
  answer(getInterview, { data: interviewRecord() }),
  answer(scheduleInterviews, { data: { ids: [4] } }),
  answer(changeInterview, { data: interviewRecord() }),
  answer(offerInterviewTimes, { data: { ids: [1] } }),
];
const open = (applicantIds = [31], first: NonNullable<RenderPageOptions['answers']> = []) =>
  renderPanel(scheduleInterview, <ScheduleInterviewPanel />, {
    input: { applicantIds },
    close,
    answers: [...first, ...answers],
  });
const freeTime = () => screen.findByRole('button', { name: '11 January 2027, 10:00' });

test('a round of the plan is scheduled at a free time by two presses', async () => {
  const page = open();
  await user.click(await freeTime());
  await press('Schedule');
  expect(await screen.findByText(/The interview is scheduled/)).toBeVisible();
  expect(page.sent(scheduleInterviews)).toEqual([
    {
      ...{ applicantIds: [31], roundsId: 7, round: 0, title: 'Trial shift', minutes: 60 },
      ...{ start: '2027-01-11T10:00', timeZone: 'Asia/Kolkata', userIds: [9] },
      ...{ place: '', isAgreed: false },
    },
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('another round fills the form anew, and without people nothing is sent', async () => {
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

test('for several applicants it says that one follows the other', async () => {
  open([31, 32, 33]);
  expect(await screen.findByText('3 interviews, one after the other')).toBeVisible();
});

test('a move sends what changed with the version that was seen', async () => {
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

test('an applicant who is to choose is asked by mail, without a time', async () => {
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
