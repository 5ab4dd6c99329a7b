import type { Page } from '@playwright/test';
import { findRowActions } from '../job-list';
import { createJob } from '../jobs-api';
import { expect } from '../test';
import { expectHeading, testScreen, getMain, type Screen } from './look-at';

const role = 'administrator';
const actionsOfFirst = (page: Page) => findRowActions(page).first().click();

const openDrawer = (action: string) => async (page: Page) => {
  await actionsOfFirst(page);
  await page.getByRole('menuitem', { name: action }).click();
};
const openDrawerOfBareJob = async (page: Page) => {
  const title = `Bare ${Date.now()}`;
  await createJob(page, title);
  await page.goto(`/all/job?search=${encodeURIComponent(title)}`);
  await openDrawer('Publish')(page);
};
const drawer = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const screens: Screen[] = [
  { name: 'job-view', role, path: '/job/view/1', settled: expectHeading },
  { name: 'job-wizard', role, path: '/job/create', settled: expectHeading },
  {
    name: 'job-wizard-refused',
    role,
    path: '/job/create',
    prepare: (page) => getMain(page).getByRole('button', { name: 'Save', exact: true }).click(),
    settled: (page) =>
      expect(getMain(page).getByText('please fill the required field').first()).toBeVisible(),
  },
  { name: 'job-edit', role, path: '/job/edit/1', settled: expectHeading },
  { name: 'job-applications', role, path: '/job/application/1', settled: expectHeading },
  {
    name: 'job-board',
    role,
    path: '/job/application/1?view=board',
    settled: (page) =>
      expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible(),
    widths: [1440, 1280, 390],
  },
  {
    name: 'job-publish',
    role,
    path: '/all/job',
    prepare: openDrawer('Publish'),
    settled: drawer,
  },
  {
    name: 'job-publish-missing',
    role,
    path: '/all/job',
    prepare: openDrawerOfBareJob,
    settled: (page) => expect(page.getByRole('link', { name: 'Edit Job' })).toBeVisible(),
  },
  {
    name: 'job-status',
    role,
    path: '/all/job',
    prepare: openDrawer('View Status'),
    settled: drawer,
  },
];

for (const screen of screens) testScreen(screen);
