import { act, screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { Answer, QuestionRow } from 'server/contract/jobs/questions/question';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import {
  actionOf,
  answer,
  confirmDeletion,
  failure,
  pick,
  press,
  refresh,
  renderPage,
  tickAll,
  ofSelection,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { AnswersPage } from './answers.page';
import { CreateQuestionPage } from './create-question.page';
import { EditQuestionPage } from './edit-question.page';
import { QuestionsPage } from './questions.page';

const questionOf = (id: number, question: string, status: 0 | 1 = 1): QuestionRow => ({
  id,
  questionGroupId: 5,
  question,
  description: 'Asked of everyone',
  type: 'text',
  options: [],
  isRequired: false,
  knockOut: [],
  status,
  version: 2,
});
const rows = [questionOf(11, 'Why us?'), questionOf(12, 'When can you start?', 0)];
const meta = { total: 12, current_page: 1, last_page: 2, from: 1, to: 2 };
const group = {
  id: 5,
  questionGroupName: 'Kitchen',
  description: 'Before the interview',
  status: 1 as const,
  version: 1,
  question: rows,
};
const given: Answer[] = [
  {
    id: 31,
    answer: 'The bread.',
    isKnockOut: false,
    applicantId: 8,
    applicantName: 'Asha Verma',
    answeredAt: '2026-11-20T20:30:00Z',
  },
  {
    id: 30,
    answer: 'The people.',
    isKnockOut: true,
    applicantId: 9,
    applicantName: 'Dev Rao',
    answeredAt: '2026-11-19T10:00:00Z',
  },
];
const asked = { data: { ...questionOf(11, 'Why us?'), answers: given }, meta };

const answers = [
  answer(questionGroupCalls.get, { data: group, meta }),
  answer(questionCalls.get, asked),
  answer(questionCalls.create, { data: questionOf(13, 'New?') }),
  answer(questionCalls.update, { data: questionOf(11, 'Changed?') }),
  answer(questionCalls.remove, { data: { deleted: 12 } }),
  answer(questionCalls.getUsage, { data: { used: 0, records: [] } }),
];
const open = (page: React.ReactElement, path: string, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, address: `${path}/5`, path: `${path}/:id`, ...options });
const list = (options?: RenderPageOptions) => open(<QuestionsPage />, '/question-list', options);
const create = () => open(<CreateQuestionPage />, '/question-create');
const edit = () => open(<EditQuestionPage />, '/question-edit');
const box = (name: string) => screen.findByRole('textbox', { name });
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call));

test('the list shows the questions of the group with text and status, and names the group', async () => {
  const page = list();
  const row = await screen.findByRole('row', { name: /When can you start/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Questions', 'Status']));
  expect(within(row).getByText('Inactive')).toBeVisible();
  expect(screen.getByText('Kitchen, 12 questions')).toBeVisible();
  expect(page.calls).toContainEqual(
    expect.objectContaining({ call: 'GET /api/v1/question-group/:id' }),
  );
});

test('the list of questions links back to the groups, and to a new question of this group', async () => {
  list();
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    expect.stringContaining('setup.question-groups'),
  );
  expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute(
    'href',
    expect.stringContaining('setup.create-question'),
  );
});

test.each([
  ['Edit', 'setup.edit-question'],
  ['View Answers', 'setup.answers'],
])('the action %s in the list opens the page of that question', async (name, route) => {
  list();
  expect(await actionOf('Why us?', name)).toHaveAttribute('href', expect.stringContaining(route));
});

test('deleting all matching questions deletes only questions of the open group', async () => {
  const page = list();
  await screen.findByRole('row', { name: /Why us/ });
  await tickAll(12);
  await user.click(await ofSelection('Delete'));
  await confirmDeletion();
  await waitFor(() =>
    expect(page.calls.find(({ call }) => call.includes('delete'))?.body).toEqual({
      matching: { questionGroupId: 5 },
      expected: 12,
    }),
  );
});

test('a group deleted meanwhile is reported', async () => {
  const gone = () => {
    throw failure(404, 'There is none.');
  };
  list({ answers: [answer(questionGroupCalls.get, gone)] });
  expect(await screen.findByText('There is no such question group')).toBeVisible();
});

test('a new question is sent with its group, and the question list of that group opens', async () => {
  const page = create();
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    expect.stringContaining('setup.questions-of-group'),
  );
  await type('Question', 'New?');
  await pick('Status', 'Active');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.questions-of-group'));
  expect(writes(page)).toMatchObject([
    {
      call: 'POST /api/v1/questions',
      body: { questionGroupId: 5, question: 'New?', status: 1 },
    },
  ]);
});

test('a question without a text is not sent, and the field says why', async () => {
  for (const opened of [create, edit]) {
    const page = opened();
    await type('Question', '');
    await press('Save');
    await waitFor(async () =>
      expect(await box('Question')).toHaveAccessibleDescription(/Enter the question\./),
    );
    expect(writes(page)).toEqual([]);
    page.unmount();
  }
});

test('the form of a question shows the stored values, and has Save, Cancel and Back', async () => {
  edit();
  expect(await box('Question')).toHaveValue('Why us?');
  expect(await box('Description')).toHaveValue('Asked of everyone');
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(status).toHaveDisplayValue('Active');
  expect(within(status).getByRole('option', { name: 'Inactive' })).toBeVisible();
  for (const name of ['Save', 'Cancel']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('a choice question is sent with its options and the answers that mark an applicant, without values of another type', async () => {
  const page = create();
  await type('Question', 'Which shift?');
  await pick('Status', 'Active');
  await pick('Answer', 'Choice');
  await type('Options', 'Day\nNight\nDay');
  await user.click(await screen.findByRole('switch', { name: 'Applicants must answer' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Night' }));
  await press('Save');
  await waitFor(() => expect(writes(page)).toHaveLength(1));
  expect(writes(page)[0]?.body).toMatchObject({
    type: 'choice',
    options: ['Day', 'Night'],
    isRequired: true,
    knockOut: ['Night'],
  });
});

test('a choice question without two options, and a number question with an unreadable limit, are not sent', async () => {
  const page = edit();
  await pick('Answer', 'Choice');
  await type('Options', 'Day');
  await press('Save');
  await waitFor(async () =>
    expect(await box('Options')).toHaveAccessibleDescription(/at least two options/),
  );
  await pick('Answer', 'Number');
  await type('Marked answers', 'two years,');
  await press('Save');
  await waitFor(async () =>
    expect(await box('Marked answers')).toHaveAccessibleDescription(/Enter lines such as/),
  );
  expect(writes(page)).toEqual([]);
});

test('a question saved with an emptied description is sent without one', async () => {
  const page = edit();
  await type('Question', 'Changed?');
  await type('Description', '');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.questions-of-group'));
  expect(writes(page)[0]?.body).toEqual({
    question: 'Changed?',
    questionGroupId: 5,
    status: 1,
    ...{ type: 'text', options: [], isRequired: false, knockOut: [] },
    version: 2,
  });
});

test('the answers are listed under the question, each with author and date', async () => {
  open(<AnswersPage />, '/answers');
  const row = await screen.findByRole('row', { name: /The bread\./ });
  expect(within(row).getByRole('link', { name: 'Asha Verma' })).toBeVisible();
  expect(within(row).getByText('11/21/2026')).toBeVisible();
  expect(screen.getByRole('row', { name: /The people\./ })).toBeVisible();
  expect(screen.getByText('Why us?')).toBeVisible();
});

test('the export contains the answers to the question that match the search', async () => {
  const page = open(<AnswersPage />, '/answers', {
    address: '/answers/5?search=bread',
    answers: [
      ...answers,
      answer(createFileTicket, { data: { url: '/files/x', expiresAt: '2026-01-01T00:00:00Z' } }),
    ],
  });
  await press('Export');
  await waitFor(() =>
    expect(page.calls.filter(({ call }) => call === 'POST /api/v1/file-tickets')).toMatchObject([
      {
        body: {
          kind: 'list',
          list: 'question-answer',
          rows: { matching: { search: 'bread', questionId: 5 }, expected: 12 },
        },
      },
    ]),
  );
});

test('a question without answers says where answers come from', async () => {
  const none = { ...asked, data: { ...asked.data, answers: [] }, meta: { ...meta, total: 0 } };
  open(<AnswersPage />, '/answers', { answers: [answer(questionCalls.get, none)] });
  expect(await screen.findByText('No answers yet')).toBeVisible();
});

test('the input for a question remains when its group was deleted, and the reason is shown above the form', async () => {
  const groups: (typeof group)[] = [group];
  const gone = 'This question group was deleted. Go back and choose another.';
  open(<CreateQuestionPage />, '/question-create', {
    answers: [
      answer(questionGroupCalls.get, () => {
        const [data] = groups;
        if (!data) throw failure(404, 'It was deleted.');
        return { data, meta };
      }),
      answer(questionCalls.create, () => {
        throw Object.assign(failure(422, 'Look again.'), { fields: { questionGroupId: gone } });
      }),
    ],
  });
  await type('Question', 'Why bread?');
  await pick('Status', 'Active');
  groups.length = 0;
  await act(() => refresh('question-group'));
  expect(await screen.findByText('This question group was deleted meanwhile')).toBeVisible();
  expect(await box('Question')).toHaveValue('Why bread?');
  await press('Save');
  expect(within(await screen.findByRole('alert')).getByText(gone)).toBeVisible();
  expect(await box('Question')).toHaveValue('Why bread?');
});
