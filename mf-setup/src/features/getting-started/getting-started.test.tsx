import { screen, waitFor, within } from '@testing-library/react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { GettingStarted, Step } from 'server/contract/console/getting-started/getting-started';
import {
  createStarterSet,
  getGettingStarted,
  getStarterSet,
  updateGettingStarted,
} from 'server/contract/console/getting-started/getting-started.calls';
import { lookups } from 'server/contract/lookups';
import { answer, failure, press, renderPage, user } from 'shell/sdk/testing';
import { GettingStartedCard } from './getting-started.card';
import { GettingStartedPage } from './getting-started.page';
import { StarterSetPage } from './starter-set.page';

const found = (done: readonly string[]): Omit<Step, 'isDismissed'>[] => [
  { name: 'company', isDone: done.includes('company'), found: { logos: 0 } },
  { name: 'hiring', isDone: done.includes('hiring'), found: { pipelines: 1 } },
  {
    name: 'directory',
    isDone: done.includes('directory'),
    found: { departments: 0, locations: 1, designations: 2, skills: 0 },
  },
  { name: 'people', isDone: done.includes('people'), found: { others: 0, uninvited: 0 } },
  { name: 'referrals', isDone: done.includes('referrals'), found: { slabs: 0, rules: 0 } },
  { name: 'job', isDone: done.includes('job'), found: { jobs: 0 } },
];

const steps = (done: readonly string[] = [], dismissed: readonly string[] = []): Step[] =>
  found(done).map((each) => ({ ...each, isDismissed: dismissed.includes(each.name) }));

const everything = ['company', 'hiring', 'directory', 'people', 'referrals', 'job'];

const open = (page: React.ReactElement, initial: GettingStarted) => {
  let state = initial;
  return renderPage(page, {
    answers: [
      answer(getGettingStarted, () => ({ data: state })),
      answer(updateGettingStarted, ({ body }) => {
        const { dismissedSteps = [], isDismissed = state.isDismissed } = body;
        const all = state.steps.map((each) => ({
          ...each,
          isDismissed: dismissedSteps.includes(each.name),
        }));
        state = { steps: all, isDismissed };
        return { data: state };
      }),
    ],
  });
};

const step = async (name: string) => {
  const items = await screen.findAllByRole('listitem');
  const item = items.find((one) => within(one).queryByRole('heading', { name }));
  if (!item) throw new Error(`No step ${name}`);
  return within(item);
};

test('the company step says when the browser is in another time zone', async () => {
  open(<GettingStartedPage />, { steps: steps(), isDismissed: false });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = !['Asia/Kolkata', 'Asia/Calcutta'].includes(here);
  const company = await step('Your company (not done yet)');
  expect(
    company.queryAllByText(/days begin in Asia\/Kolkata, and your browser is in /),
  ).toHaveLength(isElsewhere ? 1 : 0);
});

test('each setup step shows whether it is done and what exists, and links to its page', async () => {
  open(<GettingStartedPage />, { steps: steps(['hiring']), isDismissed: false });
  expect(await screen.findByText(/^1 of 6 are done\./)).toBeVisible();
  const hiring = await step('How you hire (done)');
  expect(hiring.getByText('1 pipeline')).toBeVisible();
  expect(hiring.getByRole('link', { name: 'Look at the starter set' })).toHaveAttribute(
    'href',
    '/setup.starter-set',
  );
  const directory = await step('Your organisation (not done yet)');
  expect(
    directory.getByText('No departments, 1 location, 2 designations, no skills'),
  ).toBeVisible();
  const people = await step('Your team (not done yet)');
  expect(people.getByText('Nobody beside you yet')).toBeVisible();
});

test('a setup step can be marked as not needed, and shown again', async () => {
  const page = open(<GettingStartedPage />, { steps: steps(), isDismissed: false });
  await press('Not needed: Referrals');
  expect((await step('Referrals (not needed)')).queryByRole('link')).toBeNull();
  await press('Show again: Referrals');
  expect((await step('Referrals (not done yet)')).getByText('No amounts')).toBeVisible();
  expect(page.sent(updateGettingStarted)).toEqual([
    { dismissedSteps: ['referrals'] },
    { dismissedSteps: [] },
  ]);
});

test('the company step without a logo counts as done', async () => {
  open(<GettingStartedPage />, { steps: steps(['company']), isDismissed: false });
  expect(await step('Your company (done)')).toBeDefined();
});

test('the card of setup steps can be hidden', async () => {
  const page = open(<GettingStartedCard />, { steps: steps(), isDismissed: false });
  await press('Hide');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(page.sent(updateGettingStarted)).toEqual([{ isDismissed: true }]);
});

test.each([
  ['everything is there', { steps: steps(everything), isDismissed: false }],
  ['it was put away', { steps: steps(), isDismissed: true }],
])('the card of setup steps is not drawn when %s', async (_, state) => {
  const page = open(<GettingStartedCard />, state);
  await waitFor(() => expect(page.calls).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('the card of setup steps shows its heading while it loads, and reports a failed load', async () => {
  let fails = true;
  renderPage(<GettingStartedCard />, {
    answers: [
      answer(getGettingStarted, () => {
        if (fails) throw failure(503, 'The database is busy.');
        return { data: { steps: steps(), isDismissed: false } };
      }),
    ],
  });
  expect(screen.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect(await screen.findByText('What is missing could not be loaded')).toBeVisible();
  fails = false;
  await press('Retry');
  expect(await step('Your team (not done yet)')).toBeDefined();
});

test('the page of setup steps offers to show the card of setup steps on the dashboard again', async () => {
  open(<GettingStartedPage />, { steps: steps(everything), isDismissed: true });
  expect(await screen.findByText('Everything is there.')).toBeVisible();
  await press('Show on the dashboard');
  expect(await screen.findByRole('button', { name: 'Hide from the dashboard' })).toBeVisible();
});

const starter = {
  data: [
    {
      part: 'pipeline' as const,
      names: ['Standard hiring'],
      stages: [
        {
          name: 'Screening',
          colour: '#2f6fb3',
          statuses: [{ name: 'Shortlisted', category: 'active' as const }],
        },
      ],
      stands: false,
    },
    { part: 'sources' as const, names: ['Agency'], stands: false },
    { part: 'questions' as const, names: [], stands: true },
    { part: 'priorities' as const, names: ['Urgent', 'Normal'], stands: false },
    {
      part: 'referrals' as const,
      names: ['Every referral'],
      releaseDays: 90 as const,
      stands: false,
    },
  ],
};

const positions = answer(call<{ reply: Many<object> }>('GET', lookups.designations.path), {
  data: [{ id: 3, designation: 'Recruiter' }],
  meta: { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 },
});

const openSet = (created = answer(createStarterSet, { data: { created: { sources: 1 } } })) =>
  renderPage(<StarterSetPage />, { answers: [answer(getStarterSet, starter), created, positions] });

test('the starter set can be previewed, partly selected and created', async () => {
  const page = openSet();
  const pipeline = await screen.findByRole('list', { name: 'Standard hiring' });
  expect(within(pipeline).getByText('Shortlisted')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Questions for applicants' })).toBeDisabled();
  expect(screen.getByText('All of it is there already.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Hiring pipeline' }));
  await press('Create what is chosen');
  const amount = screen.getByRole('spinbutton', { name: /^Amount for each hire/ });
  await waitFor(() =>
    expect(amount).toHaveAccessibleDescription(
      'Enter what a referral pays, or leave referrals out.',
    ),
  );
  await user.type(amount, '2500');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Paid after joining/ }),
    '60 days',
  );
  await user.click(screen.getByRole('combobox', { name: /^Positions that may not refer/ }));
  await user.click(await screen.findByRole('option', { name: 'Recruiter' }));
  await press('Create what is chosen');
  await waitFor(() =>
    expect(page.sent(createStarterSet)).toEqual([
      {
        part: ['sources', 'priorities', 'referrals'],
        ...{ amount: 2500, releaseDays: 60, excludedDesignationId: [3] },
      },
    ]),
  );
  await waitFor(() => expect(page.address()).toBe('/setup.getting-started'));
});

test('an empty selection of the starter set is not sent, and a refusal keeps the selection', async () => {
  const page = openSet(
    answer(createStarterSet, () => {
      throw failure(500, 'Something failed on our side.');
    }),
  );
  await screen.findByRole('checkbox', { name: 'Hiring pipeline' });
  for (const name of ['Hiring pipeline', 'Applicant sources', 'Job priorities', 'Referrals'])
    await user.click(screen.getByRole('checkbox', { name }));
  await press('Create what is chosen');
  expect((await screen.findAllByText('Choose at least one part.'))[0]).toBeVisible();
  expect(page.sent(createStarterSet)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Job priorities' }));
  await press('Create what is chosen');
  expect(await screen.findByText('Something failed on our side.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Job priorities' })).toBeChecked();
});
