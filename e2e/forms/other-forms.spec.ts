import type { Page } from '@playwright/test';
import { listApplicants } from '../applicants-api';
import { readData } from '../call-api';
import { createJob } from '../jobs-api';
import { fillByKeyboard, pasteText, pressKeys, chooseOption, typeText } from '../keyboard';
import { createResumeFile } from '../resume';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const drawer = (page: Page) => page.getByRole('dialog');

test('the applicant form is filled by keyboard, and Enter adds the person', async ({ page }) => {
  const name = `Typed${Date.now()}`;
  await signInAs(page, 'recruiter', '/application');
  await createJob(page, `Tides ${name}`);
  await page.getByRole('button', { name: 'Add Applicant' }).press('Enter');
  await fillByKeyboard(page, [
    ['Job', chooseOption(`Tides ${name}`)],
    ['First name', typeText(name)],
    ['Last name', typeText("O'Neill-Ñandú")],
    ['Email', pasteText(` ${name}@mail.example `)],
    ['Mobile no', typeText('+91 98765 43210')],
    ['Experience (years)', typeText('11')],
    ['Source', chooseOption('Campus')],
    ['Recruiter', chooseOption('Priya')],
    ['Comment', typeText('Met on a boat.\nCalls back.')],
  ]);
  await drawer(page).getByLabel('Resume').setInputFiles(createResumeFile('typed.pdf'));
  await drawer(page).getByLabel('Last name').press('Enter');
  await expect(drawer(page)).toBeHidden();

  const people = await listApplicants(page, { search: name });
  expect(people).toMatchObject([
    {
      firstName: name,
      lastName: "O'Neill-Ñandú",
      applicantEmail: `${name}@mail.example`,
      phoneNumber: '+91 98765 43210',
      experience: 11,
      job: { jobTitle: `Tides ${name}` },
      source: { source: 'Campus Drive' },
      recruitingManager: [{ name: 'Priya' }],
      resume: { name: 'typed.pdf' },
    },
  ]);
});

test('the question form is filled by keyboard, and Enter on Save stores it', async ({ page }) => {
  const question = `Which knots do you tie, ${Date.now()}?`;
  await signInAs(page, 'administrator', '/question-create/1');
  await fillByKeyboard(page, [
    ['Question', typeText(`${question}\nAnd why?`)],
    ['Status', typeText('Inactive')],
    ['Description', pasteText('Asked of sailors.\nNot of cooks.')],
    ['Answer', typeText('Yes')],
    ['Applicants must answer', pressKeys('Space')],
  ]);
  await expect(page).toHaveURL(/question-create/);
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/question-list\/1/);

  const query = { search: question, questionGroupId: 1 };
  expect(await readData(page, '/api/v1/questions', { query })).toMatchObject([
    {
      question: `${question}\nAnd why?`,
      status: 0,
      description: 'Asked of sailors.\nNot of cooks.',
      ...{ type: 'yes-no', isRequired: true },
    },
  ]);
});

interface Pipeline {
  stage: { name: string }[];
}

test('a pipeline is named, given stages, ordered and saved without a mouse', async ({ page }) => {
  const name = `Way${Date.now()}`;
  await signInAs(page, 'administrator', '/hiring-pipeline');
  await page.getByRole('button', { name: 'Create' }).press('Enter');
  await fillByKeyboard(page, [
    ['Pipeline Name', typeText(name)],
    ['Assignment', pressKeys('Space')],
    ['HR Discussion'],
    ['Joining'],
    ['Offer', pressKeys('Space')],
    ['Panel Interview'],
    ['Phone Interview'],
    ['Screening', pressKeys('Space')],
    ['Trial Shift'],
  ]);
  await drawer(page).getByRole('button', { name: 'Move Screening up' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('Screening is now 1 of 3.')).toBeAttached();
  await drawer(page).getByLabel('Pipeline Name').press('Enter');
  await expect(drawer(page)).toBeHidden();

  const [pipeline] = await readData<Pipeline[]>(page, '/api/v1/pipeline', {
    query: { search: name },
  });
  expect(pipeline?.stage.map((stage) => stage.name)).toEqual(['Screening', 'Assignment', 'Offer']);
});
