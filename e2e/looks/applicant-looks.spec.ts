import type { Page } from '@playwright/test';
import { addApplicant, formatApplicantName } from '../applicants-api';
import { createJob } from '../jobs-api';
import { addApplicantWithResume } from '../resume';
import { emptyPage, signInAs } from '../sign-in';
import { expect } from '../test';
import { expectHeading, testEveryWidth, getMain, takeScreenshot } from './look-at';

const dialog = (page: Page) => page.getByRole('dialog');
const unique = () => `L${Date.now().toString(36)}${Math.floor(Math.random() * 100)}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

testEveryWidth('applicant', async (page, label) => {
  const look = (name: string) => takeScreenshot(page, `${label}-${name}`);
  const open = (action: string) => press(page, action);
  await signInAs(page, 'administrator', emptyPage);
  const who = await addApplicantWithResume(page, unique());
  const actions = () => getMain(page).getByRole('button', { name: /^Actions for/ });

  await page.goto('/applicationv1');
  await expect(actions().first()).toBeVisible();
  await look('older-list');
  await page.goto('/application');
  await expect(actions().first()).toBeVisible();
  await look('list');
  for (const row of [1, 2]) await getMain(page).getByRole('checkbox').nth(row).check();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await look('selected');
  await press(page, 'Clear selection');

  await open(`Actions for ${formatApplicantName(who)}`);
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  await expect(dialog(page).getByLabel(/^Status/)).toBeVisible();
  await look('status');
  await close(page);
  await open('Add Applicant');
  await expect(dialog(page).getByLabel(/^First name/)).toBeVisible();
  await look('add');
  await dialog(page).getByRole('button', { name: 'Add Applicant' }).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await look('add-refused');

  await page.goto(`/application/view/${who.applicantId}`);
  await expectHeading(page);
  await look('detail');
  await open('View Status');
  await expect(dialog(page).getByText('Current Status')).toBeVisible();
  await look('timeline');
  await close(page);
  await open('Assign Recruiter');
  await expect(dialog(page).getByRole('combobox')).toBeVisible();
  await look('recruiter');
  await close(page);
});

testEveryWidth('duplicates', async (page, label) => {
  await signInAs(page, 'administrator', emptyPage);
  const name = unique();
  const mail = `${name.toLowerCase()}@mail.example`;
  const jobId = await createJob(page, `Twice ${name}`);
  for (const end of ['a', 'b']) await addApplicant(page, jobId, `${name}${end}`, mail);

  await page.goto('/duplicate-records');
  await expect(getMain(page).getByRole('article').first()).toBeVisible();
  await takeScreenshot(page, `${label}-queue`);
  await getMain(page).getByRole('button', { name: 'Merge' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await takeScreenshot(page, `${label}-merge`);
});

const people = `Given name,Surname,E-mail,Mobile,Years,Position,Source,Remarks
Asha,Rao,asha.import@mail.example,+91 90123 45678,4,JOB,,Met at a fair
Dev,Roy,not an address,,6,JOB,Autumn fair Lublin,
Mina,Das,mina.import@mail.example,,2,No such job,Naukri,A longer remark that somebody wrote at the end of a long day
`;

testEveryWidth('import', async (page, label) => {
  const look = (name: string) => takeScreenshot(page, `${label}-${name}`);
  await signInAs(page, 'administrator', emptyPage);
  const job = `Import ${unique()}`;
  await createJob(page, job);

  await page.goto('/application/import');
  await page.getByLabel(/^File/).setInputFiles({
    name: 'people-of-the-autumn-fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(people.replaceAll('JOB', job)),
  });
  await look('file');
  await press(page, 'Next');
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeVisible();
  await look('columns');
  await press(page, 'Check the rows');
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await look('check');
  await press(page, 'Import 1 row');
  await expect(page.getByText('The import is done')).toBeVisible();
  await look('result');
});
