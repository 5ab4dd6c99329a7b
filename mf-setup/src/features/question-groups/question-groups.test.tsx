import { screen, within } from '@testing-library/react';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { press, rowOf } from 'shell/sdk/testing';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateQuestionGroupPage, EditQuestionGroupPage } from './question-group-form.page';
import { QuestionGroupsPage } from './question-groups.page';

const group = (id: number, questionGroupName: string, status: 0 | 1) => ({
  ...{ id, questionGroupName, description: `Asked in ${questionGroupName}`, status, version: 4 },
  question: status === 1 ? [{ id: 7, question: 'Why us?', status }] : [],
});
const groups = {
  calls: questionGroupCalls,
  rows: [group(1, 'Kitchen', 1), group(2, 'Office', 0)],
} as const;

const open = testRecordsPage({
  ...groups,
  page: <QuestionGroupsPage />,
  names: ['Kitchen', 'Office'],
  heads: ['Template Name', 'Description', 'Status'],
  texts: ['Asked in Kitchen', '1 question', 'Active'],
  links: ['View Question', 'Edit'],
  filters: [[/^Status All/, 'Inactive', { status: 0 }]],
  use: { words: '3 jobs', kind: 'job', address: 'jobs.list.*questionGroup=1' },
  view: 'setup:view-hiring',
});

testRecordPages({
  ...groups,
  pages: { create: <CreateQuestionGroupPage />, edit: <EditQuestionGroupPage /> },
  list: 'setup.question-groups',
  missing: {
    'Template Name': 'Enter the template name.',
    Description: 'Enter the description.',
    Status: 'Choose the status.',
  },
  create: {
    change: { 'Template Name': 'Office', Description: 'Before we talk', Status: 'Inactive' },
    sends: { questionGroupName: 'Office', description: 'Before we talk', status: 0 },
  },
  edit: { change: { Status: 'Active' }, sends: { questionGroupName: 'Office', status: 1 } },
});

test('a question group without questions says so, and View Question links to its questions', async () => {
  open();
  expect(within(await rowOf('Office')).getByText('No questions yet')).toBeVisible();
  await press('Actions for Office');
  expect(await screen.findByRole('menuitem', { name: 'View Question' })).toHaveAttribute(
    'href',
    expect.stringContaining('setup.questions-of-group'),
  );
});
