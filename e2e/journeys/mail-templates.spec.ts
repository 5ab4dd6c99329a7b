import type { Page } from '@playwright/test';
import { startSmtp } from 'server/test/smtp';
import { addApplicant, listApplicants } from '../applicants-api';
import { expectAccessible } from '../expect-accessible';
import { submittedMessage } from '../job-form';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

const insert = async (page: Page, field: string, value: string): Promise<void> => {
  await main(page)
    .getByRole('button', { name: `Insert a value into ${field}` })
    .click();
  await page.getByRole('menuitem', { name: value }).click();
};

test('journey: an administrator writes a template, a recruiter moves an applicant with it, and the mail arrives', async ({
  page,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  try {
    await signInAs(page, 'administrator', `${url}/general-settings/mail-templates`);
    await main(page).getByRole('link', { name: 'Create' }).click();
    await main(page).getByLabel('Name').fill('Kind no');
    await main(page).getByRole('combobox', { name: 'Statuses' }).click();
    await page.getByRole('option', { name: 'Rejected' }).click();
    await main(page).getByLabel('Sent').selectOption('Offered at the move');
    await main(page).getByRole('textbox', { name: 'Subject' }).fill('Your way to us as ');
    await insert(page, 'Subject', 'Job title');
    await main(page).getByRole('textbox', { name: 'Text' }).fill('Dear ');
    await insert(page, 'Text', 'First name');
    await page.keyboard.type(', thank you.');
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Applicant' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    const preview = page.frameLocator('iframe[title="The message as it looks"]');
    await expect(preview.getByText(/^Dear \w.*, thank you\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByRole('row').filter({ hasText: 'Kind no' })).toContainText(
      'To Rejected',
    );
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, 'recruiter', `${url}${emptyPage}`);
    const known = (await listApplicants(page)).find(({ pipelineId }) => pipelineId !== null);
    if (!known) throw new Error('The demo has no applicant in a pipeline');
    const id = await addApplicant(page, known.job.jobId, 'Nila', 'nila@example.com');
    await page.goto(`${url}/application/view/${id}?dialog=status`);
    const dialog = page.getByRole('dialog', { name: 'Applicant Status' });
    await dialog.getByRole('combobox', { name: /^Status/ }).click();
    await page.getByRole('option', { name: 'Rejected', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Tell the applicant' }).check();
    await expect(dialog.getByText(/The applicant is told by mail/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(submittedMessage).first()).toBeVisible();

    // Mail is sent a minute late, so that the action can be undone.
    await expect
      .poll(() => smtp.received.map(({ recipients, text }) => `${recipients.join()} ${text}`), {
        timeout: 150_000,
      })
      .toContainEqual(expect.stringContaining('nila@example.com Dear Nila, thank you.'));
    await page.reload();
    const log = main(page).getByRole('list', { name: 'Mail to the applicant' });
    await expect(log.getByText('Sent', { exact: true })).toBeVisible();
    await log.getByRole('button', { name: /^Open Your way to us as/ }).click();
    await expect(preview.getByText('Dear Nila, thank you.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await smtp.stop();
  }
});
