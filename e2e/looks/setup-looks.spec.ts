import type { Page } from '@playwright/test';
import { dataOf } from '../call-api';
import { expect } from '../test';
import { teaPicture as picture } from '../picture';
import { heading, lookAt, main, type Screen } from './look-at';

const role = 'administrator';

const press = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).click();

/** A table whose rows are edited in it: as it is, and with a new row that was refused. */
const rowsOf = (name: string, path: string, add: string, refusal: string): Screen[] => [
  {
    name,
    role,
    path,
    settled: (page) =>
      expect(main(page).getByRole('button', { name: /^Edit/ }).first()).toBeVisible(),
  },
  {
    name: `${name}-refused`,
    role,
    path,
    prepare: async (page) => {
      await press(add)(page);
      await press('Save')(page);
    },
    settled: async (page) => {
      await expect(main(page).getByText(refusal).first()).toBeVisible();
      await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
    },
  },
];

/** A file with a new row, one that is there already and some that are refused. */
const departmentsFile = (first: string) =>
  [
    'Name,Division,Part of,Head of it,Cost centre',
    `${first},,,,17`,
    'Engineering,,,,18',
    'Night shift,Moon,,,19',
    'Day shift,,Night shift,nobody@example.com,20',
  ].join('\n');

const uploadDepartments = async (page: Page, first = 'Sourdough') => {
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'departments.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(departmentsFile(first)),
    });
  await press('Next')(page);
  await main(page).getByRole('button', { name: 'Check the rows' }).waitFor();
};

const importScreen = (
  name: string,
  prepare: (page: Page) => Promise<unknown>,
  settled: Screen['settled'],
): Screen => ({
  ...{ name: `directory-import${name}`, role, prepare, settled, widths: [1440, 1280, 390] },
  path: '/general-settings/directory/departments/import',
});

const importScreens: Screen[] = [
  importScreen('', () => Promise.resolve(), heading),
  importScreen(
    '-columns',
    (page) => uploadDepartments(page),
    (page) => expect(main(page).getByRole('combobox', { name: 'Cost centre' })).toBeVisible(),
  ),
  importScreen(
    '-check',
    async (page) => {
      await uploadDepartments(page);
      await press('Check the rows')(page);
    },
    (page) => expect(main(page).getByText("There is no division 'Moon'.")).toBeVisible(),
  ),
  importScreen(
    '-done',
    async (page) => {
      await uploadDepartments(page, `Bakehouse ${Date.now()}`);
      await press('Check the rows')(page);
      await main(page)
        .getByRole('button', { name: /^Import \d/ })
        .click();
    },
    (page) => expect(main(page).getByText('The import is done')).toBeVisible(),
  ),
];

/** A token with a time of last use, and one that is revoked, as a list has them after a while. */
const makeTokens = async (page: Page) => {
  const make = async (name: string, rights: readonly string[]) => {
    await page.goto('/general-settings/service-tokens/create');
    await main(page).getByRole('textbox', { name: 'Name' }).fill(name);
    for (const right of rights) await main(page).getByRole('checkbox', { name: right }).check();
    await press('Save')(page);
    const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
    return token;
  };
  const token = await make(`Payroll ${Date.now()}`, ['Read the directory']);
  await page.request.get('/api/v1/directory/people', {
    headers: { authorization: `Bearer ${token}` },
  });
  await make(`HR system ${Date.now()}`, ['Read the directory']);
};

/** Somebody whom the HR system marked as left. */
const makeLeaver = async (page: Page): Promise<number> => {
  const mark = Date.now();
  const record = {
    ...{ externalId: `L-${mark}`, firstName: 'Meera', lastName: 'Leaver' },
    email: `meera.${mark}@example.com`,
    joiningDate: '2020-02-03',
    leavingDate: '2026-03-31',
  };
  const { results } = await dataOf<{ results: { id: number }[] }>(
    page,
    '/api/v1/directory/people',
    { method: 'PUT', body: { records: [record] } },
  );
  const [person] = results;
  if (!person) throw new Error('The person was not taken');
  return person.id;
};

const processWidths = [1440, 1280, 390];

const screens: Screen[] = [
  { name: 'sources', role, path: '/source', settled: heading },
  { name: 'source-create', role, path: '/source/create', settled: heading },
  {
    name: 'source-create-refused',
    role,
    path: '/source/create',
    prepare: (page) => main(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) => expect(main(page).getByText('Enter the identifier.').first()).toBeVisible(),
  },
  { name: 'source-edit', role, path: '/source/edit/1', settled: heading },
  { name: 'audit-log', role, path: '/general-settings/audit-log', settled: heading },
  { name: 'directory', role, path: '/general-settings/directory', settled: heading },
  { name: 'directory-people', role, path: '/general-settings/directory/people', settled: heading },
  {
    name: 'directory-create-refused',
    role,
    path: '/general-settings/directory/locations/create',
    prepare: press('Save'),
    settled: (page) => expect(main(page).getByText('Choose the city.').first()).toBeVisible(),
  },
  {
    name: 'directory-edit',
    role,
    path: '/general-settings/directory/people/edit/3',
    settled: heading,
  },
  {
    name: 'directory-view',
    role: 'auditor',
    path: '/general-settings/directory/departments/view/1',
    settled: heading,
  },
  ...importScreens,
  {
    name: 'directory-merge',
    role,
    path: '/general-settings/directory/departments',
    widths: [1440, 1280, 390],
    prepare: async (page) => {
      for (const place of [1, 2]) await main(page).getByRole('checkbox').nth(place).check();
      await page.getByRole('button', { name: 'Merge' }).click();
    },
    settled: (page) => expect(page.getByRole('alertdialog').getByText('What moves')).toBeVisible(),
  },
  { name: 'company', role, path: '/general-settings/company', settled: heading },
  { name: 'company-auditor', role: 'auditor', path: '/general-settings/company', settled: heading },
  { name: 'general-settings', role, path: '/general-settings', settled: heading },
  { name: 'getting-started', role, path: '/getting-started', settled: heading },
  {
    name: 'starter-set',
    role,
    path: '/getting-started/starter-set',
    settled: (page) =>
      expect(main(page).getByRole('checkbox', { name: 'Hiring pipeline' })).toBeVisible(),
  },
  { name: 'groups', role, path: '/groupview', settled: heading },
  { name: 'group-edit', role, path: '/group/edit/1', settled: heading },
  { name: 'group-view', role: 'auditor', path: '/group/view/1', settled: heading },
  { name: 'roles', role, path: '/general-settings/roles', settled: heading },
  { name: 'person-invite', role, path: '/general-settings/roles/invite', settled: heading },
  { name: 'person', role, path: '/general-settings/roles/3', settled: heading },
  { name: 'person-auditor', role: 'auditor', path: '/general-settings/roles/3', settled: heading },
  {
    name: 'service-tokens',
    role,
    path: '/general-settings/service-tokens',
    settled: heading,
  },
  {
    name: 'service-token-secret',
    role,
    path: '/general-settings/service-tokens',
    widths: [1440, 1280, 390],
    prepare: makeTokens,
    settled: (page) => expect(page.getByRole('textbox', { name: 'Token' })).toBeVisible(),
  },
  {
    name: 'service-tokens-filled',
    role,
    path: '/general-settings/service-tokens',
    widths: [1440, 1280, 390],
    prepare: async (page) => {
      await makeTokens(page);
      await page.goto('/general-settings/service-tokens');
    },
    settled: (page) =>
      expect(
        main(page)
          .getByRole('button', { name: /^Actions for HR system/ })
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'person-left',
    role,
    path: '/general-settings/roles',
    widths: [1440, 1280, 390],
    prepare: async (page) => page.goto(`/general-settings/roles/${await makeLeaver(page)}`),
    settled: (page) => expect(main(page).getByText(/^Has left, so cannot sign in/)).toBeVisible(),
  },
  {
    name: 'service-token-create-refused',
    widths: [1440, 1280, 390],
    role,
    path: '/general-settings/service-tokens/create',
    prepare: press('Save'),
    settled: (page) => expect(main(page).getByText('Enter the name.').first()).toBeVisible(),
  },
  { name: 'source-view', role, path: '/source/view/1', settled: heading },
  { name: 'referral-settings', role, path: '/referral-settings', settled: heading },
  ...rowsOf(
    'slabs',
    '/referral-amount',
    'Add New Referral Slab',
    'Please fill the required fields',
  ),
  ...rowsOf('eligibility', '/referrer-eligibility', 'Add New Position', 'Please select any value'),
  ...rowsOf('priorities', '/job-priority', 'Add New Priority', 'Please fill the field'),
  { name: 'question-groups', role, path: '/question-template', settled: heading },
  { name: 'question-group-create', role, path: '/questiongroup-create', settled: heading },
  { name: 'question-group-edit', role, path: '/questiongroup-edit/1', settled: heading },
  { name: 'questions', role, path: '/question-list/1', settled: heading },
  { name: 'questions-none', role, path: '/question-list/4', settled: heading },
  { name: 'question-create', role, path: '/question-create/1', settled: heading },
  {
    name: 'question-create-refused',
    role,
    path: '/question-create/1',
    prepare: (page) => main(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) => expect(main(page).getByText('Enter the question.').first()).toBeVisible(),
  },
  { name: 'question-edit', role, path: '/question-edit/1', settled: heading },
  { name: 'answers', role, path: '/answers/1', settled: heading },
  { name: 'seo-keywords', role, path: '/seo-keyword', settled: heading },
  { name: 'seo-keyword-create', role, path: '/seo-keyword/create', settled: heading },
  { name: 'seo-keyword-edit', role, path: '/seo-keyword/edit/1', settled: heading },
  { name: 'seo-keyword-view', role, path: '/seo-keyword/view/1', settled: heading },
  { name: 'seo-graphs', role, path: '/seo-graph', settled: heading },
  {
    name: 'seo-graph-create-image',
    role,
    path: '/seo-graph/create',
    prepare: (page) => main(page).locator('input[type=file]').setInputFiles(picture),
    settled: (page) =>
      expect(main(page).getByRole('img', { name: 'Preview of tea.png' })).toBeVisible(),
  },
  {
    name: 'seo-graph-create-refused',
    role,
    path: '/seo-graph/create',
    prepare: (page) => main(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) => expect(main(page).getByText('Enter the title.').first()).toBeVisible(),
  },
  { name: 'seo-graph-edit', role, path: '/seo-graph/edit/1', settled: heading },
  { name: 'seo-graph-view', role, path: '/seo-graph/view/1', settled: heading },
  { name: 'seo-of-job', role, path: '/seo/create/1', settled: heading },
  { name: 'applicant-statuses', role, path: '/applicant-status', settled: heading },
  { name: 'applicant-status-edit', role, path: '/applicant-status/edit/101', settled: heading },
  {
    name: 'applicant-status-drawer',
    role,
    path: '/applicant-status?drawer=setup.applicant-status-usage&of=101',
    settled: (page) => expect(page.getByRole('dialog').getByText('Stages')).toBeVisible(),
  },
  { name: 'statuses', role, path: '/status', settled: heading },
  {
    name: 'status-create-refused',
    role,
    path: '/status',
    prepare: async (page) => {
      await main(page).getByRole('button', { name: 'Create' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(page.getByRole('dialog').getByText('Please select stage').first()).toBeVisible(),
  },
  { name: 'stages', role, path: '/stages', settled: heading },
  {
    name: 'stage-edit',
    role,
    path: '/stages?drawer=setup.edit-stage&of=2',
    settled: (page) => expect(page.getByRole('list', { name: 'Statuses in order' })).toBeVisible(),
  },
  {
    name: 'processes',
    role,
    path: '/hiring-process',
    widths: processWidths,
    prepare: (page) => main(page).getByRole('button', { expanded: false }).first().click(),
    settled: (page) => expect(main(page).getByRole('list', { name: /^Stages of/ })).toBeVisible(),
  },
  ...rowsOf('processes', '/hiring-process', 'Add New Process', 'please enter the field')
    .slice(1)
    .map((screen) => ({ ...screen, widths: processWidths })),
  {
    name: 'process-add-stage',
    role,
    path: '/hiring-process',
    widths: processWidths,
    prepare: async (page) => {
      await main(page).getByRole('button', { expanded: false }).first().click();
      await press('Add Stage')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(
        page.getByRole('dialog').getByText('* Add A Name To Create Stage').first(),
      ).toBeVisible(),
  },
  { name: 'pipelines', role, path: '/hiring-pipeline', settled: heading },
  {
    name: 'pipeline-edit',
    role,
    path: '/hiring-pipeline?drawer=setup.edit-pipeline&of=1',
    settled: (page) => expect(page.getByRole('list', { name: 'Stages in order' })).toBeVisible(),
  },
  {
    name: 'pipeline-view',
    role,
    path: '/hiring-pipeline?drawer=setup.view-pipeline&of=1',
    settled: (page) => expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible(),
  },
];

for (const screen of screens) lookAt(screen);
