import type { Browser, Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { newJob } from '../jobs-api';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const elsewhere = async (browser: Browser, role: Role, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, role, path);
  return page;
};

const field = (page: Page) => page.getByRole('combobox', { name: /^Question Group/ });

const offered = async (page: Page, name: string) => {
  await field(page).click();
  await field(page).fill(name);
  return page.getByRole('listbox', { name: 'Question Group' }).getByRole('option', { name });
};

test('journey: a question group is created with its question, and another browser chooses it for a job', async ({
  page,
  browser,
}) => {
  const name = `Bakers ${Date.now()}`;
  const recruiter = await elsewhere(browser, 'recruiter', '/job/create');
  await signInAs(page, 'administrator', '/question-template');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Question Groups');
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/questiongroup-create$/);
  await main.getByRole('textbox', { name: 'Template Name' }).fill(name);
  await main.getByRole('textbox', { name: 'Description' }).fill('Before the first shift');
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/question-template$/);

  const empty = await offered(recruiter, name);
  await expect(empty).toHaveAttribute('aria-disabled', 'true');
  await expect(empty).toContainText('This question group has no questions yet.');

  await main.getByRole('searchbox', { name: 'Search question groups' }).fill(name);
  await expect(main.getByText('1 question group', { exact: true })).toBeVisible();
  await main.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('link', { name: 'View Question' }).click();
  await expect(main.getByText('No questions yet')).toBeVisible();
  await main.getByRole('link', { name: 'Create' }).click();
  await main.getByRole('textbox', { name: 'Question' }).fill('Which bread do you bake best? 🥖');
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('row', { name: /Which bread/ })).toBeVisible();
  await expectAccessible(page);

  await expect(empty).not.toHaveAttribute('aria-disabled', 'true');
  await empty.click();
  await expect(recruiter.getByText('This question group has no questions yet.')).toHaveCount(0);

  await main.getByRole('button', { name: /^Actions for Which bread/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('row', { name: /Which bread/ })).toContainText('Inactive');
  const closed = await offered(recruiter, name);
  await expect(closed).toContainText('All questions of this group are inactive.');

  await main.getByRole('button', { name: /^Actions for Which bread/ }).click();
  await page.getByRole('menuitem', { name: 'View Answers' }).click();
  await expect(main.getByText('No answers yet')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Questions List');
});

test('journey: a question group in use lists its jobs on Delete; a job with a deleted group is refused @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const make = async (name: string) => {
    const body = { questionGroupName: name, description: 'Any', status: 1 };
    const answer = await callApi(page, '/api/v1/question-group', { method: 'POST', body });
    const { id } = ((await answer.json()) as { data: { id: number } }).data;
    const question = { questionGroupId: id, question: 'Why?', status: 1 };
    await callApi(page, '/api/v1/questions', { method: 'POST', body: question });
    return id;
  };
  const name = `Used ${Date.now()}`;
  const used = await make(name);
  const title = `Asks ${name}`;
  const job = { ...(await newJob(page, title)), questionGroupId: used };
  await callApi(page, '/api/v1/job', { method: 'POST', body: job });

  await page.goto(`/question-template?search=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('link', { name: '1 job' }).click();
  await expect(page).toHaveURL(new RegExp(`questionGroup=${used}`));
  await expect(main.getByText('0 published, 1 saved, 1 opening')).toBeVisible();
  await expect(main.getByRole('row', { name: new RegExp(title) })).toBeVisible();

  const gone = await make(`Gone ${Date.now()}`);
  await page.goto('/job/createv1');
  const groups = await readData<{ questionGroupName: string }[]>(page, '/api/v1/question-group', {
    query: { id: gone },
  });
  const goneName = groups[0]?.questionGroupName ?? '';
  await (await offered(page, goneName)).click();
  await callApi(page, `/api/v1/question-group/${gone}`, { method: 'DELETE' });
  const refused = await callApi(page, '/api/v1/job', {
    method: 'POST',
    body: { ...job, questionGroupId: gone },
  });
  expect(refused.status()).toBe(422);
  await (await offered(page, goneName)).waitFor({ state: 'detached' });
});
