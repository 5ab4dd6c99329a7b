import { screen } from '@testing-library/react';
import { suiteAppCalls } from 'server/contract/company/suite-apps/suite-app.calls';
import { press, rowOf, type } from 'shell/sdk/testing';
import { testRowsPage } from '../../setup/testing/record-tests';
import { SuiteAppsPage } from './suite-apps.page';

const app = (id: number, appName: string) => ({
  ...{ id, appName, appUrl: `https://${id}.example/`, appIcon: '', isActive: true, version: 3 },
});

const open = testRowsPage({
  page: <SuiteAppsPage />,
  calls: suiteAppCalls,
  rows: [app(1, 'Wiki'), app(2, 'Canteen')],
  names: ['Wiki', 'Canteen'],
  heads: ['Name', 'Address', 'Icon', 'Status'],
  texts: ['https://1.example/', 'Active'],
  view: 'company:view',
  add: 'Add New App',
  missing: { Name: 'Enter the app’s name.', Address: 'Enter an address that begins with https://' },
  create: {
    change: { Name: 'Timesheets', Address: ' https://time.example ' },
    sends: { appName: 'Timesheets', appUrl: 'https://time.example', appIcon: '', isActive: true },
  },
  edit: { change: { Active: 'no' }, sends: { appName: 'Canteen', isActive: false } },
});

test('an unsafe address is refused at its field, and nothing is sent', async () => {
  const page = open();
  await rowOf('Wiki');
  await press('Add New App');
  await type('Name', 'Bad');
  await type('Address', 'javascript:alert(1)');
  await press('Save');
  const field = await screen.findByRole('textbox', { name: 'Address' });
  expect(field).toHaveAccessibleDescription('Enter an address that begins with https://');
  expect(page.sent(suiteAppCalls.create)).toEqual([]);
});
