import { expectNoCutText } from '../expect-whole';
import { expect, test } from '../test';
import { teaPicture as picture } from '../picture';
import { allWidths, expectHeading, testScreen, getMain, pressButton, type Screen } from './look-at';

// Tests run in parallel, since this longest file would otherwise occupy one worker to the end.
test.describe.configure({ mode: 'parallel' });

const role = 'administrator';

const openStages = pressButton('Corporate Hiring');

const rowsOf = (name: string, path: string, add: string, refusal: string): Screen[] => [
  {
    name,
    role,
    path,
    settled: (page) =>
      expect(getMain(page).getByRole('button', { name: /^Edit/ }).first()).toBeVisible(),
  },
  {
    name: `${name}-refused`,
    role,
    path,
    prepare: async (page) => {
      await pressButton(add)(page);
      await pressButton('Save')(page);
    },
    settled: async (page) => {
      await expect(getMain(page).getByText(refusal).first()).toBeVisible();
      await expect(getMain(page).locator('[aria-invalid=true]').first()).toBeFocused();
    },
  },
];

const screens: Screen[] = [
  { name: 'sources', role, path: '/source', settled: expectHeading },
  { name: 'competencies', role, path: '/interview-plans/competencies', settled: expectHeading },
  { name: 'interview-plans', role, path: '/interview-plans', settled: expectHeading },
  { name: 'interview-plan-create', role, path: '/interview-plans/create', settled: expectHeading },
  { name: 'interviews', role, path: '/interviews', settled: expectHeading },
  { name: 'interviews-table', role, path: '/interviews?view=table', settled: expectHeading },
  { name: 'source-create', role, path: '/source/create', settled: expectHeading },
  {
    name: 'source-create-refused',
    role,
    path: '/source/create',
    prepare: (page) => getMain(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) =>
      expect(getMain(page).getByText('Enter the identifier.').first()).toBeVisible(),
  },
  { name: 'source-edit', role, path: '/source/edit/1', settled: expectHeading },
  {
    name: 'background-work',
    role: 'administrator',
    path: '/general-settings/background-work',
    settled: (page) => expect(page.getByText('Nothing failed')).toBeVisible(),
  },
  { name: 'mail', widths: allWidths, role, path: '/general-settings/mail', settled: expectHeading },
  {
    name: 'mail-templates',
    widths: allWidths,
    role,
    path: '/general-settings/mail-templates',
    settled: expectHeading,
  },
  {
    name: 'mail-template-create',
    widths: allWidths,
    role,
    path: '/general-settings/mail-templates/create',
    settled: expectHeading,
  },
  {
    name: 'audit-log',
    widths: allWidths,
    role,
    path: '/general-settings/audit-log',
    settled: expectHeading,
  },
  {
    name: 'company',
    widths: allWidths,
    role,
    path: '/general-settings/company',
    settled: expectHeading,
  },
  {
    name: 'company-auditor',
    widths: allWidths,
    role: 'auditor',
    path: '/general-settings/company',
    settled: expectHeading,
  },
  ...rowsOf(
    'suite-apps',
    '/general-settings/apps',
    'Add New App',
    'Enter an address that begins with https://',
  ).map((screen) => ({ ...screen, widths: allWidths })),
  { name: 'general-settings', role, path: '/general-settings', settled: expectHeading },
  {
    name: 'getting-started',
    widths: allWidths,
    role,
    path: '/getting-started',
    settled: expectHeading,
  },
  {
    name: 'starter-set',
    widths: allWidths,
    role,
    path: '/getting-started/starter-set',
    settled: async (page) => {
      await expect(getMain(page).getByRole('checkbox', { name: 'Hiring pipeline' })).toBeVisible();
      await expectNoCutText(getMain(page).getByRole('listitem'));
    },
  },
  { name: 'groups', role, path: '/groupview', settled: expectHeading },
  { name: 'group-edit', role, path: '/group/edit/1', settled: expectHeading },
  { name: 'group-view', role: 'auditor', path: '/group/view/1', settled: expectHeading },
  { name: 'source-view', role, path: '/source/view/1', settled: expectHeading },
  { name: 'referral-settings', role, path: '/referral-settings', settled: expectHeading },
  ...rowsOf(
    'slabs',
    '/referral-amount',
    'Add New Referral Slab',
    'Please fill the required fields',
  ),
  ...rowsOf('eligibility', '/referrer-eligibility', 'Add New Position', 'Please select any value'),
  ...rowsOf('move-reasons', '/move-reasons', 'Add New Reason', 'Enter the reason.'),
  {
    name: 'offer-rule-create',
    role,
    path: '/general-settings/offer-approval/create',
    settled: expectHeading,
  },
  ...rowsOf('priorities', '/job-priority', 'Add New Priority', 'Please fill the field'),
  { name: 'question-groups', role, path: '/question-template', settled: expectHeading },
  { name: 'question-group-create', role, path: '/questiongroup-create', settled: expectHeading },
  { name: 'question-group-edit', role, path: '/questiongroup-edit/1', settled: expectHeading },
  { name: 'questions', role, path: '/question-list/1', settled: expectHeading },
  { name: 'questions-none', role, path: '/question-list/4', settled: expectHeading },
  { name: 'question-create', role, path: '/question-create/1', settled: expectHeading },
  {
    name: 'question-create-refused',
    role,
    path: '/question-create/1',
    prepare: (page) => getMain(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) => expect(getMain(page).getByText('Enter the question.').first()).toBeVisible(),
  },
  { name: 'question-edit', role, path: '/question-edit/1', settled: expectHeading },
  { name: 'answers', role, path: '/answers/1', settled: expectHeading },
  { name: 'seo-keywords', role, path: '/seo-keyword', settled: expectHeading },
  { name: 'seo-keyword-create', role, path: '/seo-keyword/create', settled: expectHeading },
  { name: 'seo-keyword-edit', role, path: '/seo-keyword/edit/1', settled: expectHeading },
  { name: 'seo-keyword-view', role, path: '/seo-keyword/view/1', settled: expectHeading },
  { name: 'seo-graphs', role, path: '/seo-graph', settled: expectHeading },
  {
    name: 'seo-graph-create-image',
    role,
    path: '/seo-graph/create',
    prepare: (page) => getMain(page).locator('input[type=file]').setInputFiles(picture),
    settled: (page) =>
      expect(getMain(page).getByRole('img', { name: 'Preview of tea.png' })).toBeVisible(),
  },
  {
    name: 'seo-graph-create-refused',
    role,
    path: '/seo-graph/create',
    prepare: (page) => getMain(page).getByRole('button', { name: 'Save' }).click(),
    settled: (page) => expect(getMain(page).getByText('Enter the title.').first()).toBeVisible(),
  },
  { name: 'seo-graph-edit', role, path: '/seo-graph/edit/1', settled: expectHeading },
  { name: 'seo-graph-view', role, path: '/seo-graph/view/1', settled: expectHeading },
  { name: 'seo-of-job', role, path: '/seo/create/1', settled: expectHeading },
  { name: 'applicant-statuses', role, path: '/applicant-status', settled: expectHeading },
  {
    name: 'applicant-status-edit',
    role,
    path: '/applicant-status/edit/101',
    settled: expectHeading,
  },
  {
    name: 'applicant-status-drawer',
    role,
    path: '/applicant-status?drawer=setup.applicant-status-usage&of=101',
    settled: (page) => expect(page.getByRole('dialog').getByText('Stages')).toBeVisible(),
  },
  { name: 'statuses', role, path: '/status', settled: expectHeading },
  {
    name: 'status-create-refused',
    role,
    path: '/status',
    prepare: async (page) => {
      await getMain(page).getByRole('button', { name: 'Create' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(page.getByRole('dialog').getByText('Please select stage').first()).toBeVisible(),
  },
  { name: 'stages', role, path: '/stages', settled: expectHeading },
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
    widths: allWidths,
    prepare: openStages,
    settled: (page) =>
      expect(getMain(page).getByRole('list', { name: /^Stages of/ })).toBeVisible(),
  },
  ...rowsOf('processes', '/hiring-process', 'Add New Process', 'please enter the field')
    .slice(1)
    .map((screen) => ({ ...screen, widths: allWidths })),
  {
    name: 'process-add-stage',
    role,
    path: '/hiring-process',
    widths: allWidths,
    prepare: async (page) => {
      await openStages(page);
      await pressButton('Add Stage')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(
        page.getByRole('dialog').getByText('* Add A Name To Create Stage').first(),
      ).toBeVisible(),
  },
  { name: 'pipelines', role, path: '/hiring-pipeline', settled: expectHeading },
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

for (const screen of screens) testScreen(screen);
