import { screen, waitFor, within } from '@testing-library/react';
import type { QuestionGroupRow } from 'server/contract/jobs/questions/question-group';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import {
  actionOf,
  answer,
  pick,
  press,
  renderPage,
  tick,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { CreateQuestionGroupPage } from './create-question-group.page';
import { EditQuestionGroupPage } from './edit-question-group.page';
import { QuestionGroupsPage } from './question-groups.page';

const groupOf = (id: number, questionGroupName: string, status: 0 | 1): QuestionGroupRow => ({
  id,
  questionGroupName,
  description: `Asked in ${questionGroupName}`,
  status,
  version: 4,
  question: status === 1 ? [{ id: 7, question: 'Why us?', status: 1 }] : [],
});
const rows = [groupOf(1, 'Kitchen', 1), groupOf(2, 'Office', 0)];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const office = { ...groupOf(2, 'Office', 0), question: [] };

const answers = [
  answer(questionGroupCalls.getMany, { data: rows, meta }),
  answer(questionGroupCalls.get, { data: office, meta }),
  answer(questionGroupCalls.create, { data: office }),
  answer(questionGroupCalls.update, { data: office }),
  answer(questionGroupCalls.remove, { data: { deleted: 1 } }),
  answer(questionGroupCalls.getUsage, {
    data: {
      used: 1,
      records: [{ id: 1, name: 'Kitchen', by: [{ kind: 'job', words: '3 jobs' }] }],
    },
  }),
];
const open = (page: React.ReactElement, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, ...options });
const list = () => open(<QuestionGroupsPage />, { address: '/question-template' });
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call));

test('the list shows Template Name, Description and Status', async () => {
  list();
  const row = await screen.findByRole('row', { name: /Kitchen/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Template Name', 'Description', 'Status']));
  expect(within(row).getByText('Active')).toBeVisible();
  expect(within(row).getByText('1 question')).toBeVisible();
  const inactive = screen.getByRole('row', { name: /Office/ });
  expect(within(inactive).getByText('Inactive')).toBeVisible();
  expect(within(inactive).getByText('No questions yet')).toBeVisible();
});

test('the list can be limited to inactive groups', async () => {
  const page = list();
  await pick(/^Status.*All/, 'Inactive');
  await waitFor(() => expect(page.calls.at(-1)).toMatchObject({ query: { status: 0, page: 1 } }));
});

test('View Question opens the questions of the one selected group', async () => {
  list();
  await tick('Kitchen');
  const view = await screen.findByRole('link', { name: 'View Question' });
  expect(view).toHaveAttribute('href', expect.stringContaining('setup.questions-of-group'));
  await tick('Office');
  expect(screen.getByRole('button', { name: 'View Question' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a deletion links to the jobs that use the group', async () => {
  list();
  await user.click(await actionOf('Kitchen', 'Delete'));
  const used = await screen.findByRole('link', { name: '3 jobs' });
  expect(used).toHaveAttribute('href', expect.stringMatching(/jobs\.list.*questionGroup=1/));
});

test('without name, description and status nothing is sent, and each field says so', async () => {
  const page = open(<CreateQuestionGroupPage />, { address: '/questiongroup-create' });
  await press('Save');
  const expectDescription = async (role: 'textbox' | 'combobox', name: string, words: string) =>
    expect(await screen.findByRole(role, { name })).toHaveAccessibleDescription(
      expect.stringContaining(words),
    );
  await expectDescription('textbox', 'Template Name', 'Enter the template name.');
  await expectDescription('textbox', 'Description', 'Enter the description.');
  await expectDescription('combobox', 'Status', 'Choose the status.');
  expect(writes(page)).toEqual([]);
});

test('a new group is sent, and leads to the list', async () => {
  const page = open(<CreateQuestionGroupPage />, { address: '/questiongroup-create' });
  await type('Template Name', 'Office');
  await type('Description', 'Before the interview');
  await pick('Status', 'Inactive');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.question-groups'));
  expect(writes(page)).toMatchObject([
    {
      call: 'POST /api/v1/question-group',
      body: { questionGroupName: 'Office', description: 'Before the interview', status: 0 },
    },
  ]);
});

test('Cancel of a new group returns to the list', async () => {
  const page = open(<CreateQuestionGroupPage />, { address: '/questiongroup-create' });
  await press('Cancel');
  await waitFor(() => expect(page.address()).toContain('setup.question-groups'));
});

test('an edit shows the stored values and sends the version that it started from', async () => {
  const page = open(<EditQuestionGroupPage />, {
    address: '/questiongroup-edit/2',
    path: '/questiongroup-edit/:id',
  });
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Inactive');
  await pick('Status', 'Active');
  await press('Save');
  await waitFor(() =>
    expect(writes(page)).toMatchObject([
      { call: 'PUT /api/v1/question-group/:id', body: { status: 1, version: 4 } },
    ]),
  );
});
