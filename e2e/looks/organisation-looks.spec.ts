import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { expect } from '../test';
import { allWidths, expectHeading, testScreen, getMain, pressButton, type Screen } from './look-at';

const role = 'administrator';

const departmentsFile = (first: string) =>
  [
    'Name,Division,Part of,Head of it,Cost centre',
    `${first},,,,17`,
    'Engineering,,,,18',
    'Night shift,Moon,,,19',
    'Day shift,,Night shift,nobody@example.com,20',
  ].join('\n');

const uploadDepartments = async (page: Page, first = 'Sourdough') => {
  await getMain(page)
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'departments.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(departmentsFile(first)),
    });
  await pressButton('Next')(page);
  await getMain(page).getByRole('button', { name: 'Check the rows' }).waitFor();
};

const importScreen = (
  name: string,
  prepare: (page: Page) => Promise<unknown>,
  settled: Screen['settled'],
): Screen => ({
  ...{ name: `directory-import${name}`, role, prepare, settled, widths: allWidths },
  path: '/general-settings/directory/departments/import',
});

const importScreens: Screen[] = [
  importScreen('', () => Promise.resolve(), expectHeading),
  importScreen(
    '-columns',
    (page) => uploadDepartments(page),
    (page) => expect(getMain(page).getByRole('combobox', { name: 'Cost centre' })).toBeVisible(),
  ),
  importScreen(
    '-check',
    async (page) => {
      await uploadDepartments(page);
      await pressButton('Check the rows')(page);
    },
    (page) => expect(getMain(page).getByText("There is no division 'Moon'.")).toBeVisible(),
  ),
  importScreen(
    '-done',
    async (page) => {
      await uploadDepartments(page, `Yard ${Date.now()}`);
      await pressButton('Check the rows')(page);
      await getMain(page)
        .getByRole('button', { name: /^Import \d/ })
        .click();
    },
    (page) => expect(getMain(page).getByText('The import is done')).toBeVisible(),
  ),
];

const makeTokens = async (page: Page) => {
  const make = async (name: string, rights: readonly string[]) => {
    await page.goto('/general-settings/service-tokens/create');
    await getMain(page).getByRole('textbox', { name: 'Name' }).fill(name);
    for (const right of rights) await getMain(page).getByRole('checkbox', { name: right }).check();
    await pressButton('Save')(page);
    const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
    return token;
  };
  const token = await make(`Payroll ${Date.now()}`, ['Read the directory']);
  await page.request.get('/api/v1/directory/people', {
    headers: { authorization: `Bearer ${token}` },
  });
  await make(`HR system ${Date.now()}`, ['Read the directory']);
};

const makeLeaver = async (page: Page): Promise<number> => {
  const mark = Date.now();
  const record = {
    ...{ externalId: `L-${mark}`, firstName: 'Meera', lastName: 'Leaver' },
    email: `meera.${mark}@example.com`,
    joiningDate: '2020-02-03',
    leavingDate: '2026-03-31',
  };
  const { results } = await readData<{ results: { id: number }[] }>(
    page,
    '/api/v1/directory/people',
    { method: 'PUT', body: { records: [record] } },
  );
  const [person] = results;
  if (!person) throw new Error('The person was not taken');
  return person.id;
};

const screens: Screen[] = [
  {
    name: 'directory',
    widths: allWidths,
    role,
    path: '/general-settings/directory',
    settled: expectHeading,
  },
  {
    name: 'directory-people',
    widths: allWidths,
    role,
    path: '/general-settings/directory/people',
    settled: expectHeading,
  },
  {
    name: 'directory-create-refused',
    widths: allWidths,
    role,
    path: '/general-settings/directory/locations/create',
    prepare: pressButton('Save'),
    settled: (page) => expect(getMain(page).getByText('Choose the city.').first()).toBeVisible(),
  },
  {
    name: 'directory-edit',
    widths: allWidths,
    role,
    path: '/general-settings/directory/people/edit/3',
    settled: expectHeading,
  },
  {
    name: 'directory-view',
    widths: allWidths,
    role: 'auditor',
    path: '/general-settings/directory/departments/view/1',
    settled: expectHeading,
  },
  ...importScreens,
  {
    name: 'directory-merge',
    role,
    path: '/general-settings/directory/departments',
    widths: allWidths,
    prepare: async (page) => {
      for (const place of [1, 2]) await getMain(page).getByRole('checkbox').nth(place).check();
      await page.getByRole('button', { name: 'Merge' }).click();
    },
    settled: (page) => expect(page.getByRole('alertdialog').getByText('What moves')).toBeVisible(),
  },
  {
    name: 'roles',
    widths: allWidths,
    role,
    path: '/general-settings/roles',
    settled: expectHeading,
  },
  {
    name: 'person-invite',
    widths: allWidths,
    role,
    path: '/general-settings/roles/invite',
    settled: expectHeading,
  },
  {
    name: 'person',
    widths: allWidths,
    role,
    path: '/general-settings/roles/3',
    settled: expectHeading,
  },
  {
    name: 'person-auditor',
    widths: allWidths,
    role: 'auditor',
    path: '/general-settings/roles/3',
    settled: expectHeading,
  },
  {
    name: 'service-tokens',
    widths: allWidths,
    role,
    path: '/general-settings/service-tokens',
    settled: expectHeading,
  },
  {
    name: 'service-token-secret',
    role,
    path: '/general-settings/service-tokens',
    widths: allWidths,
    prepare: makeTokens,
    settled: (page) => expect(page.getByRole('textbox', { name: 'Token' })).toBeVisible(),
  },
  {
    name: 'service-tokens-filled',
    role,
    path: '/general-settings/service-tokens',
    widths: allWidths,
    prepare: async (page) => {
      await makeTokens(page);
      await page.goto('/general-settings/service-tokens');
    },
    settled: (page) =>
      expect(
        getMain(page)
          .getByRole('button', { name: /^Actions for HR system/ })
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'person-left',
    role,
    path: '/general-settings/roles',
    widths: allWidths,
    prepare: async (page) => page.goto(`/general-settings/roles/${await makeLeaver(page)}`),
    settled: (page) =>
      expect(getMain(page).getByText(/^Has left, so cannot sign in/)).toBeVisible(),
  },
  {
    name: 'service-token-create-refused',
    widths: allWidths,
    role,
    path: '/general-settings/service-tokens/create',
    prepare: pressButton('Save'),
    settled: (page) => expect(getMain(page).getByText('Enter the name.').first()).toBeVisible(),
  },
];

for (const screen of screens) testScreen(screen);
