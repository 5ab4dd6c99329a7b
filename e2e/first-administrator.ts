import { expect, type Page } from '@playwright/test';
import type { ConsoleServer } from './server/console-server';

const setupKey = ({ printed }: ConsoleServer): string =>
  /[\w-]{20}/.exec(printed().slice(printed().indexOf('key')))?.[0] ?? '';

export const becomeAdministrator = async (page: Page, server: ConsoleServer): Promise<void> => {
  await page.goto(server.url);
  await page.getByLabel('Setup key').fill(setupKey(server));
  await page.getByLabel('Company').fill('Harbour Bakeries');
  await page.getByLabel('Time zone').selectOption('Asia/Kolkata');
  await page.getByLabel('Currency').selectOption('INR');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('User name').fill('asha');
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password').fill('long enough a password');
  await page.getByRole('button', { name: 'Create the administrator' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Getting started',
  );
};
