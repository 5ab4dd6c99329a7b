import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addApplicant, readApplicant, listApplicants } from '../applicants-api';
import { callApi, type SentFile } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { expectWidth } from '../expect-width';
import { submittedMessage } from '../job-form';
import { createJob } from '../jobs-api';
import { createResumeFile } from '../resume';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const unique = () => `I${Date.now()}${Math.floor(Math.random() * 1000)}`;
const mailOf = (name: string) => `${name.toLowerCase()}@mail.example`;

const openAdding = async (page: Page, job: string, name: string, mail = mailOf(name)) => {
  await page.goto('/application');
  await main(page).getByRole('button', { name: 'Add Applicant' }).click();
  await drawer(page).getByRole('combobox', { name: /^Job/ }).fill(job);
  await page.getByRole('option', { name: job }).click();
  const fill = (label: RegExp, value: string) => drawer(page).getByLabel(label).fill(value);
  await fill(/^First name/, name);
  await fill(/^Last name/, 'Sailor');
  await fill(/^Email/, mail);
};
const add = (page: Page) => drawer(page).getByRole('button', { name: 'Add Applicant' }).click();

const drop = async (page: Page, target: Locator, { name, mimeType, buffer }: SentFile) => {
  const dataTransfer = await page.evaluateHandle(
    ({ content, ...file }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file.name, { type: file.type }));
      return transfer;
    },
    { content: buffer.toString(), name, type: mimeType },
  );
  await target.dispatchEvent('drop', { dataTransfer });
};

test(
  'journey: a recruiter adds an applicant with a resume, and reads it in the drawer',
  { tag: '@pdf' },
  async ({ page }) => {
    await signInAs(page, 'recruiter', emptyPage);
    const name = unique();
    const job = `Sails ${name}`;
    await createJob(page, job);
    await openAdding(page, job, name);
    const resume = drawer(page).getByLabel(/^Resume/);

    // A file that is a PDF by name only is refused at its field, and other fields stay filled.
    const hostile = Buffer.from('<script>alert(1)</script>');
    await resume.setInputFiles({ ...createResumeFile('cv.pdf'), buffer: hostile });
    await add(page);
    await expect(resume).toHaveAccessibleDescription(/whose content is of that kind/);
    await expect(drawer(page).getByLabel(/^First name/)).toHaveValue(name);
    await expect(drawer(page).getByLabel(/^Email/)).toHaveValue(mailOf(name));
    await expectAccessible(page);

    const sent = createResumeFile();
    await drop(page, drawer(page).getByText('Drop a file here'), sent);
    await expect(drawer(page).getByText(/^resume\.pdf/)).toBeVisible();
    await expect(drawer(page).getByText(/^cv\.pdf/)).toBeHidden();
    await add(page);
    await expect(page.getByText(submittedMessage).first()).toBeVisible();
    await expect(drawer(page)).toBeHidden();

    await page.goto(`/applicationv1?search=${name}`);
    await main(page)
      .getByRole('button', { name: `Actions for ${name} Sailor` })
      .click();
    await page.getByRole('menuitem', { name: 'View Resume' }).click();
    await expect(drawer(page).getByTitle('Resume resume.pdf')).toHaveAttribute('src', /^blob:/);
    await expectWidth(drawer(page), 600);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
    expect(await readFile(await download.path())).toEqual(sent.buffer);
  },
);

test('journey: a duplicate applicant is reported at once, merged, and separated again', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const name = unique();
  const job = `Ropes ${name}`;
  const first = await addApplicant(page, await createJob(page, job), name);
  await openAdding(page, job, `Also${name}`, mailOf(name).toUpperCase());
  await add(page);
  await expect(drawer(page).getByText('Somebody here may be the same person.')).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/duplicate-records\?search=/);
  await page.goto(`/duplicate-records?search=${name}`);
  const pair = main(page).getByRole('article');
  await expect(pair).toContainText('Same e-mail');
  await expectAccessible(page);

  const namesNow = async () => {
    const people = await listApplicants(page, { search: name });
    return people.map(({ firstName }) => firstName).sort();
  };
  await pair.getByRole('button', { name: 'Merge' }).click();
  await drawer(page)
    .getByRole('radiogroup', { name: 'Who stays' })
    .getByRole('radio', { name: new RegExp(`^${name} Tester`) })
    .check();
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Merge' }).click();
  await expect(main(page).getByText('No pairs match these filters')).toBeVisible();
  expect(await namesNow()).toEqual([name, name]);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(pair).toContainText('Same e-mail');
  expect(await namesNow()).toEqual([`Also${name}`, name]);
  expect((await readApplicant(page, first)).lastName).toBe('Tester');
});

const csv = (lines: readonly string[]): SentFile => ({
  name: 'fair.csv',
  mimeType: 'text/csv',
  // Older spreadsheet programs write CSV files in Latin-1.
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
});

test('journey: a recruiter imports a file with some bad rows, and gets those rows back', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const name = unique();
  const job = `Fair ${name}`;
  await createJob(page, job);
  const head = 'Given name;Surname;E-mail;Years of experience;Position;Remarks';
  await page.goto('/application');
  await main(page).getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel(/^File/);

  await file.setInputFiles(csv(['Name;E-mail;e-MAIL', 'a;b;c']));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(file).toHaveAccessibleDescription(/The column e-MAIL stands twice/);
  await expect(page.getByText(/^fair\.csv/)).toBeVisible();

  await file.setInputFiles(
    csv([
      head,
      `José;Müller ${name};jose.${mailOf(name)};4;${job};Café`,
      `=HYPERLINK("http://x");Formula ${name};formula.${mailOf(name)};2;${job};=1+1`,
      `Bad;${name};not an address;1;${job};`,
      `Lost;${name};lost.${mailOf(name)};1;Job of nobody;=2+2`,
    ]),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('combobox', { name: 'Letters' })).toHaveValue('windows-1252');
  await expect(page.getByRole('combobox', { name: 'Between two cells' })).toHaveValue(';');
  await expect(page.getByRole('combobox', { name: /^Experience/ })).toHaveValue('3');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const fault = (line: number) => main(page).getByRole('row', { name: new RegExp(`^${line} `) });
  await expect(fault(4)).toContainText('Enter an e-mail address');
  await expect(fault(5)).toContainText('There is no job of this code or title');
  expect(await listApplicants(page, { search: name })).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  const people = await listApplicants(page, { search: name });
  expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()).toEqual([
    `=HYPERLINK("http://x") Formula ${name}`,
    `José Müller ${name}`,
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rejected rows' }).click(),
  ]);
  const rejected = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rejected).toHaveLength(3);
  expect(rejected[1]).toContain('Enter an e-mail address');
  expect(rejected[2]).toContain("'=2+2,5,There is no job");

  await main(page).getByRole('link', { name: 'Show applicants' }).click();
  await expect(main(page).getByText(`José Müller ${name}`)).toBeVisible();
});

const readers: Role[] = ['hiring-manager', 'auditor'];
for (const role of readers)
  test(`journey: the ${role} is offered no way to add or import applicants, and the server refuses both`, async ({
    page,
  }) => {
    await signInAs(page, role, '/application');
    await expect(main(page).getByRole('link', { name: 'Duplicates' })).toBeVisible();
    for (const name of ['Import', 'Add Applicant'])
      await expect(main(page).getByText(name, { exact: true })).toHaveCount(0);
    const asked = { file: csv(['Name;E-mail', 'a;b@mail.example']) };
    const answer = await callApi(page, '/api/v1/application-import', {
      method: 'POST',
      file: asked,
    });
    expect(answer.status()).toBe(403);
    await page.goto('/application/import');
    await expect(
      main(page)
        .getByText(/permission/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByLabel(/^File/)).toHaveCount(0);
  });
