import { screen, waitFor, within } from '@testing-library/react';
import { suiteAppCalls } from 'server/contract/company/suite-apps/suite-app.calls';
import type { SuiteAppRow } from 'server/contract/company/suite-apps/suite-app';
import { answer, pageOf, press, renderPage, rowOf, type, user } from 'shell/sdk/testing';
import { SuiteAppsPage } from './suite-apps.page';

const wiki: SuiteAppRow = {
  ...{ id: 4, appName: 'Wiki', appUrl: 'https://wiki.example/', appIcon: '' },
  ...{ isActive: true, version: 3 },
};

const open = (grants?: readonly string[]) =>
  renderPage(<SuiteAppsPage />, {
    address: '/general-settings/apps',
    answers: [
      answer(suiteAppCalls.getMany, pageOf([wiki])),
      answer(suiteAppCalls.create, { data: wiki }),
      answer(suiteAppCalls.update, { data: wiki }),
    ],
    ...(grants && { grants: grants as ['company:view'] }),
  });

test('an app is added with its name and address', async () => {
  const page = open();
  await rowOf('Wiki');
  await press('Add New App');
  await type('Name', 'Timesheets');
  await type('Address', ' https://time.example ');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(suiteAppCalls.create)).toEqual([
      { appName: 'Timesheets', appUrl: 'https://time.example', appIcon: '', isActive: true },
    ]),
  );
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

test('an inactive app is removed from the menu, against its version', async () => {
  const page = open();
  expect(within(await rowOf('Wiki')).getByText('Active')).toBeVisible();
  await press('Edit Wiki');
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  await press('Save');
  await waitFor(() =>
    expect(page.sent(suiteAppCalls.update)).toMatchObject([{ isActive: false, version: 3 }]),
  );
});

test('an auditor sees the apps, and can add none', async () => {
  open(['company:view']);
  await rowOf('Wiki');
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
});
