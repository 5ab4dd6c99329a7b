import type { Browser, Page } from '@playwright/test';
import { findLinkPath, startSmtp, type TestSmtp } from 'server/test/smtp';
import { expectAccessible } from '../expect-accessible';
import { becomeAdministrator } from '../first-administrator';
import { startConsole } from '../server/console-server';
import { copyEmptyData } from '../server/empty-data';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

const mailTo = async (smtp: TestSmtp, address: string, subject: RegExp) => {
  await expect
    .poll(() => smtp.received.map((mail) => `${mail.recipients.join()} ${mail.subject}`), {
      timeout: 20_000,
    })
    .toContainEqual(expect.stringMatching(new RegExp(`^${address} .*${subject.source}`)));
  return smtp.lastTo(address);
};

const newPage = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

const choosePassword = async (page: Page, link: string, password: string): Promise<void> => {
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same again').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(menu(page)).toBeVisible();
};

test('journey: an invitation and a forgotten password arrive by mail, and administrators see what was sent', async ({
  page,
  browser,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const server = await startConsole(await copyEmptyData(), {
    MODE: 'production',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hiring@kestrel.example',
  });
  try {
    await becomeAdministrator(page, server);
    await page.goto(`${server.url}/general-settings/roles/invite`);
    await main(page).getByRole('textbox', { name: 'First name' }).fill('Nila');
    await main(page).getByRole('textbox', { name: 'Last name' }).fill('Das');
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill('nila@example.com');
    await main(page).getByRole('checkbox', { name: 'Recruiter', exact: true }).check();
    await main(page).getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('A mail with a link is on its way to them.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();

    const invited = await mailTo(smtp, 'nila@example.com', /invitation/);
    const theirs = await newPage(browser, server.url);
    await choosePassword(theirs, findLinkPath(invited), 'long enough a password');

    const forgetful = await newPage(browser, server.url);
    await forgetful.goto('/');
    await forgetful.getByRole('link', { name: 'Forgot your password?' }).click();
    await expectAccessible(forgetful);
    await forgetful.getByLabel('E-mail').fill('nila@example.com');
    await forgetful.getByRole('button', { name: 'Send the link' }).click();
    await expect(forgetful.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
    await expectAccessible(forgetful);
    const reset = await mailTo(smtp, 'nila@example.com', /new password/);
    await choosePassword(forgetful, findLinkPath(reset), 'an entirely new password');
    await mailTo(smtp, 'nila@example.com', /was changed/);

    await page.goto(`${server.url}/general-settings/mail`);
    await expect(main(page).getByText('Sent by 127.0.0.1')).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Send a test message' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill('asha@example.com');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Test message');
    await mailTo(smtp, 'asha@example.com', /Test message/);
    await expect(main(page).getByText('Sent', { exact: true }).first()).toBeVisible();
    await page.goto(`${server.url}/general-settings/mail`);
    await main(page)
      .getByRole('link', { name: /invitation to the hiring console/ })
      .click();
    const preview = page.frameLocator('iframe[title="The message as it looks"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nila');
    await expect(preview.getByText('The link is in the sent message alone.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'As text' }).click();
    await expect(main(page).getByText(/You get this because an administrator/)).toBeVisible();
  } finally {
    await server.stop();
    await smtp.stop();
  }
});
