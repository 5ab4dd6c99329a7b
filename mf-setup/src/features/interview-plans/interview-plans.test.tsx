import { screen } from '@testing-library/react';
import { planMessages } from 'server/contract/interviews/plans/interview-plan-constants';
import { interviewPlanCalls } from 'server/contract/interviews/plans/interview-plan.calls';
import {
  getInterviewSettings,
  updateInterviewSettings,
} from 'server/contract/interviews/scheduling/interview.calls';
import { interviewMessages } from 'server/contract/interviews/scheduling/interview-constants';
import { answer, lookupAnswer, pageOf, pick, press, renderPage, type } from 'shell/sdk/testing';
import { testRecordsPage } from '../../setup/testing/record-tests';
import { CreateInterviewPlanPage, EditInterviewPlanPage } from './interview-plan-form.page';
import { InterviewPlansPage } from './interview-plans.page';

const round = (title: string, parts: object = {}) => ({
  ...{ title, minutes: 45, questions: ['Which flour?'], roles: ['recruiter' as const] },
  competencies: [{ id: 5, name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] }],
  people: [{ id: 9, name: 'Ana Rao' }],
  ...parts,
});
const plan = (id: number, name: string) => ({
  ...{ id, name, stageId: 3, stage: 'Panel', pipelineId: null, pipeline: null, roundsId: 7 },
  ...{ rounds: [round('Baking'), round('Talk', { minutes: 30 })], version: 3 },
});
const settings = {
  ...{ days: [1, 2, 3], dayStart: '09:00', dayEnd: '18:00', placeTemplate: '', version: 4 },
};
const rows = [plan(1, 'Bakers'), plan(2, 'Drivers')] as const;

testRecordsPage({
  calls: interviewPlanCalls,
  rows,
  page: <InterviewPlansPage />,
  names: ['Bakers', 'Drivers'],
  heads: ['Plan', 'Stage', 'Pipeline', 'Rounds'],
  texts: ['All pipelines', 'Baking (45 min) · Talk (30 min)'],
  links: ['Edit'],
  view: 'setup:view-hiring',
  answers: [answer(getInterviewSettings, { data: settings })],
});

const answers = [
  answer(interviewPlanCalls.get, { data: rows[0] }),
  answer(interviewPlanCalls.create, { data: rows[0] }),
  answer(interviewPlanCalls.update, { data: rows[0] }),
  lookupAnswer('stages', [{ id: 3, name: 'Panel' }]),
  lookupAnswer('competencies', [{ id: 5, name: 'Kneading' }]),
];

test('a new interview plan is sent with its rounds in order, and is not sent with a round without a title', async () => {
  const page = renderPage(<CreateInterviewPlanPage />, { answers });
  await type('Plan', 'Bakers');
  await pick('Stage', 'Panel');
  await press('Save');
  expect((await screen.findAllByText(planMessages.title))[0]).toBeVisible();
  expect(page.sent(interviewPlanCalls.create)).toEqual([]);
  await type('Title of round 1', 'Baking');
  await pick('Judged in round 1', 'Kneading');
  await type('Questions of round 1', 'Which flour?\n\nWhich oven?');
  await press('Add a round');
  await type('Title of round 2', 'Talk');
  await press('Move round 2 up');
  await press('Save');
  const nothing = { competencyIds: [], userIds: [], roles: [], questions: [] };
  expect(page.sent(interviewPlanCalls.create)).toMatchObject([
    {
      ...{ name: 'Bakers', stageId: 3, pipelineId: null },
      rounds: [
        { ...nothing, title: 'Talk', minutes: 45 },
        {
          ...{ ...nothing, title: 'Baking', competencyIds: [5] },
          questions: ['Which flour?', 'Which oven?'],
        },
      ],
    },
  ]);
});

test('editing an interview plan keeps the people and competencies of unchanged rounds', async () => {
  const page = renderPage(<EditInterviewPlanPage />, {
    answers,
    address: '/interview-plans/edit/1',
    path: '/interview-plans/edit/:id',
  });
  await screen.findByDisplayValue('Baking');
  await press('Remove round 2');
  await press('Save');
  expect(page.sent(interviewPlanCalls.update)).toMatchObject([
    { version: 3, rounds: [{ title: 'Baking', competencyIds: [5], userIds: [9] }] },
  ]);
});

test('working hours that end before they begin are refused, and valid ones are sent with the version of the settings', async () => {
  const page = renderPage(<InterviewPlansPage />, {
    answers: [
      answer(interviewPlanCalls.getMany, pageOf(rows)),
      answer(getInterviewSettings, { data: settings }),
      answer(updateInterviewSettings, { data: settings }),
    ],
  });
  expect(await screen.findByText(/^Monday, Tuesday, Wednesday\. No place/)).toBeVisible();
  await press('Change the hours');
  await pick('To', '08:00');
  await press('Save');
  expect((await screen.findAllByText(interviewMessages.hours))[0]).toBeVisible();
  await pick('To', '17:30');
  // The library that simulates typing reads a single brace as the start of a key name.
  await type('Place or link', 'https://meet.example/{{id}');
  await press('Save');
  expect(page.sent(updateInterviewSettings)).toEqual([
    {
      ...{ days: [1, 2, 3], dayStart: '09:00', dayEnd: '17:30', version: 4 },
      placeTemplate: 'https://meet.example/{id}',
    },
  ]);
});
