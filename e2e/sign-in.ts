import { expect, type Page } from '@playwright/test';

const roleNames = {
  administrator: 'Administrator',
  'recruiting-manager': 'Recruiting manager',
  recruiter: 'Recruiter',
  'hiring-manager': 'Hiring manager',
  'payout-officer': 'Payout officer',
  referrer: 'Referrer',
  auditor: 'Auditor',
} as const;

export type Role = keyof typeof roleNames;

/** Signs in as the demo's person of a role, on the real sign-in page, on the way to `path`. */
export const signInAs = async (page: Page, role: Role, path = '/'): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: new RegExp(`^${roleNames[role]}\\b`) }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};
