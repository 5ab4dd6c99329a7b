import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPackage } from 'server/test/open-package';
import { startSmtp } from 'server/test/smtp';
import { emptyPage, signInAs } from '../sign-in';
import { applicantEmail, applyForTea, findApplicantMail } from '../tea-application';
import { expect, test } from '../test';

/** Makes a privacy request on the open status page, and confirms it by the link in the mail. */
const askAsApplicant = async (
  visitor: Page,
  kind: string,
  findMail: (subject: RegExp) => Promise<string>,
): Promise<void> => {
  await visitor.getByRole('link', { name: 'Your data and your rights' }).click();
  await visitor.getByRole('radio', { name: kind }).check();
  await visitor.getByRole('button', { name: 'Send the request' }).click();
  await expect(visitor.getByRole('status')).toContainText('We mailed you a link');
  await visitor.goto(await findMail(/^Please confirm your request/));
  await visitor.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(visitor.getByRole('status')).toContainText('is confirmed');
};

test('an applicant who agreed and applied has their data erased, and nothing finds them afterwards', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  const findMail = async (subject: RegExp) => url + (await findApplicantMail(smtp, subject));
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    await applyForTea(page, url);

    const statusPage = await findMail(/^Your application/);
    await visitor.goto(statusPage);
    await askAsApplicant(visitor, 'Erase my data', findMail);

    await page.goto(`${url}/privacy-requests`);
    const row = page.getByRole('row', { name: /Noor Haddad/ });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Answer' }).click();
    await page.getByLabel('Answer to the applicant').fill('Your data is erased today.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(row).toContainText('Anonymise the applicant now.');
    await findMail(/about your data$/);

    await row.getByRole('link', { name: 'Noor Haddad' }).click();
    await page.getByRole('button', { name: 'Anonymise' }).click();
    const panel = page.getByRole('dialog', { name: 'Anonymise Applicant' });
    await panel.getByLabel(/^Reason/).fill('They asked for it.');
    await panel.getByRole('button', { name: 'Anonymise' }).click();
    await expect(page.getByRole('heading', { name: 'Anonymised applicant' })).toBeVisible();

    expect((await visitor.goto(statusPage))?.status()).toBe(404);
    await page.goto(`${url}/search?search=Haddad`);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(page.getByText('Noor Haddad')).toHaveCount(0);
  } finally {
    await visitor.close();
    await smtp.stop();
  }
});

test('an applicant asks for their data, confirms it by mail, and opens the package that staff have made', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  const findMail = async (subject: RegExp) => url + (await findApplicantMail(smtp, subject));
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    await applyForTea(page, url);

    await visitor.goto(await findMail(/^Your application/));
    await askAsApplicant(visitor, 'A copy of all data about me', findMail);

    await page.goto(`${url}/privacy-requests`);
    const row = page.getByRole('row', { name: /Noor Haddad/ });
    await expect(row).toContainText('Waits for you');
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Make the package' }).click();
    await expect(row).toContainText('Done', { timeout: 60_000 });

    await visitor.goto(await findMail(/about your data$/));
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: 'Download the package' }).click();
    const { names, json } = openPackage(await readFile(await (await download).path()));
    expect(names).toEqual(['data.json', 'data.pdf']);
    expect(json).toContain('I blend tea by smell alone.');
    expect(json).toContain(applicantEmail);
  } finally {
    await visitor.close();
    await smtp.stop();
  }
});
