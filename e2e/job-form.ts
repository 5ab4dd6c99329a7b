import { expect, type Page } from '@playwright/test';

export const submittedMessage = 'Your change has been successfully submitted';

export const pickOption = async (page: Page, label: string, option?: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}\\b`) }).click();
  const options = page.getByRole('listbox', { name: label }).getByRole('option');
  const chosen = option === undefined ? options : options.filter({ hasText: option });
  await chosen.and(page.locator(':not([aria-disabled="true"])')).first().click();
  await page.keyboard.press('Escape');
};

const mandatoryPickers = [
  'Position',
  'Job Type',
  'Location',
  'Department',
  'Group',
  'Recruiting Manager',
  'Hiring Manager',
  'Hiring Pipeline',
  'Question Group',
];

export const fillNewJob = async (page: Page, title: string) => {
  await page.getByLabel(/^Job Title/).fill(title);
  await page.getByLabel(/^Experience/).selectOption('3-5');
  for (const label of mandatoryPickers) await pickOption(page, label);
  await pickOption(page, 'Skills');
  await page.getByLabel(/^Number of Positions/).fill('2');
  await page.getByRole('textbox', { name: /^Job Description/ }).click();
  await page.keyboard.type('Keeps the light burning.');
};

export const saveAndPublish = async (page: Page) => {
  await page.getByRole('button', { name: 'Save & Publish' }).click();
  await page.getByRole('checkbox', { name: 'All Platforms' }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to publish this job?',
  });
  await question.getByRole('button', { name: 'Yes, Publish' }).click();
  await expect(question).toBeHidden();
};
