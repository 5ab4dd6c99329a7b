import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { submittedMessage } from '../job-form';
import { countJobs } from '../jobs-api';
import {
  fillByKeyboard,
  pasteText,
  pressKeys,
  chooseOption,
  chooseOptions,
  typeText,
  type KeyAction,
  type Step,
} from '../keyboard';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Job {
  jobId: number;
  jobDescription: string;
  expiryDate: string;
  seoKeyword: string;
}

const storedJob = async (page: Page, title: string): Promise<Job> => {
  const query = { search: title, allJobs: 'true' };
  const [job] = await readData<Job[]>(page, '/api/v1/job', { query });
  return readData<Job>(page, `/api/v1/job/${job?.jobId}`);
};

const people = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));

/** The sub-function field is enabled only once the function is loaded. */
const functionTaken: KeyAction = async (field, page) => {
  await chooseOption('Technology')(field, page);
  await expect(page.getByRole('combobox', { name: /^Sub-function/ })).toBeEnabled();
};

const jobTab = (title: string): readonly Step[] => [
  ['Job Title', typeText(title)],
  ['Position', chooseOption('Team Lead')],
  ['Experience', typeText('5-8')],
  ['Job Type', chooseOption('Contract')],
  ['Location', chooseOptions('Kochi', 'Dubai')],
  ['Country', chooseOption('Singapore')],
  ['Number of Positions', typeText('12')],
  ['Expiry Date', typeText('31/12/2027')],
  ['Skills', chooseOptions('Baking', 'Cloud')],
  ['Education', typeText('Master of “Ships” & <Sails>')],
  ['Remote', pressKeys('Space')],
  ['Hybrid'],
  ['Work From', chooseOptions('Japan', 'France')],
  ['Required Degree', typeText('Bachelor')],
  ['Lowest Salary', typeText('1000')],
  ['Highest Salary', typeText('2000')],
  ['Currency', typeText('USD')],
  ['Paid By', typeText('Month')],
  ['Show the Salary', pressKeys('Space')],
  ['Department', chooseOption('Marketing')],
  ['Department Head'],
  ['Sub-department', chooseOption('Cold Chain')],
  ['Division', chooseOption('Digital')],
  ['Function', functionTaken],
  ['Sub-function', chooseOption('Insights')],
  ['Group', chooseOption('Sales Hiring')],
  ['Recruiting Manager', chooseOption('Rohan')],
  ['Hiring Manager', chooseOption('Vikram')],
  ['Hiring Pipeline', chooseOption('Plant')],
  ['Question Group', chooseOption('Office')],
  ['Job Priority', chooseOption('Urgent')],
  ['Referral Amount', chooseOption('Manager slab')],
  ['Employment Type', chooseOption('Apprentice')],
  ['Employment Category', chooseOption('Operations')],
  ['Email Recipients', chooseOptions('Asha', 'Priya')],
  ['Job Description', typeText('Keeps the light burning.')],
];

const seoTab = (title: string): readonly Step[] => [
  ['Slug', typeText(`slug-${title}`.toLowerCase())],
  ['Canonical Tag', typeText('https://kestrelfoods.example/jobs/1')],
  ['Meta Title', typeText('Light & sea')],
  ['Meta Description', typeText('First line\nsecond line')],
  ['Focus Keyword', typeText('lighthouse')],
  ['Keywords', typeText('coast, night shift,')],
  ['Index', pressKeys('Space')],
  ['Custom SEO Schema', typeText('{"@type":"JobPosting"}')],
];

test('the job wizard is filled by keyboard, and one Enter stores every field', async ({ page }) => {
  const title = `Keeper${Date.now()}`;
  await signInAs(page, 'administrator', '/job/create');
  await fillByKeyboard(page, jobTab(title));
  await page.getByRole('tab', { name: 'Job' }).focus();
  await page.keyboard.press('ArrowRight');
  await fillByKeyboard(page, seoTab(title));
  await page.getByLabel('Focus Keyword').press('Enter');
  await expect(page.getByText(submittedMessage).first()).toBeVisible();

  const job = await storedJob(page, title);
  expect(job).toMatchObject({
    jobTitle: title,
    designation: { designation: 'Team Lead' },
    minExperience: 5,
    experience: 8,
    jobType: { jobType: 'Contract' },
    jobLocation: [{ locationDisplay: 'Kochi Spice House' }, { locationDisplay: 'Dubai Office' }],
    country: { country: 'Singapore' },
    numberOfPositions: 12,
    expiryDate: '2027-12-31',
    skills: [{ skill: 'Baking' }, { skill: 'Cloud' }],
    education: 'Master of “Ships” & <Sails>',
    remote: true,
    remoteCountries: [{ country: 'Japan' }, { country: 'France' }],
    educationLevel: 'bachelor degree',
    ...{ salaryMin: 1000, salaryMax: 2000, salaryCurrency: 'USD', salaryUnit: 'MONTH' },
    salaryShown: true,
    department: { departmentName: 'Marketing' },
    subDepartment: { name: 'Cold Chain' },
    division: { name: 'Digital' },
    function: { name: 'Technology' },
    subFunction: { name: 'Insights' },
    group: { groupName: 'Sales Hiring' },
    recruitingManager: { name: 'Rohan' },
    hiringManager: { name: 'Vikram' },
    pipeline: { name: 'Plant Hiring' },
    questionGroup: { groupName: 'Office roles' },
    jobPriority: { name: 'Urgent' },
    referralAmount: [{ slug: 'Manager slab' }],
    employmentType: { name: 'Apprentice' },
    employmentCategory: { name: 'Operations' },
    user: people('Asha', 'Priya'),
    slug: `slug-${title}`.toLowerCase(),
    seoCanonicalTag: 'https://kestrelfoods.example/jobs/1',
    seoMetaTitle: 'Light & sea',
    seoMetaDescription: 'First line\nsecond line',
    seoFocusKeyword: 'lighthouse',
    seoKeyword: 'coast,night shift',
    seoIndex: 0,
    setCustomSeoSchema: '{"@type":"JobPosting"}',
  });
  expect(job.jobDescription).toContain('Keeps the light burning.');
  expect(await countJobs(page, title)).toBe(1);
});

const simpleForm = (title: string): readonly Step[] => [
  ['Job Title', typeText(title)],
  ['Department', chooseOption('Finance')],
  ['Location', chooseOptions('Pune', 'Mumbai')],
  ['Job Type', chooseOption('Internship')],
  ['Number of Positions', typeText('3')],
  ['Expiry Date', typeText('01/02/2028')],
  ['Job Status', typeText('Closed')],
  ['Referral Amount', chooseOption('Head slab')],
  ['Job Profile', typeText('Counts coins.\nThen counts again.')],
  ['Job Description', typeText('All of the treasury.')],
  ['Minimum Experience', typeText('2 Years')],
  ['Maximum Experience', typeText('4 Years')],
  ['Education', typeText('Commerce, वाणिज्य 🎓')],
  ['Skills', chooseOptions('Payroll', 'Excel')],
  ['Hiring Manager', chooseOption('Meera')],
  ['Recruiting Manager', chooseOption('Asha')],
  ['Email Recipients', chooseOptions('Farah')],
  ['Pipeline', chooseOption('Technology')],
  ['Question Group', chooseOption('Plant and')],
];

test('the simple job form is filled by keyboard in all nineteen fields, and Enter sends it', async ({
  page,
}) => {
  const title = `Teller${Date.now()}`;
  await signInAs(page, 'administrator', '/job/createv1');
  await fillByKeyboard(page, simpleForm(title));
  // Enter inserts a new line in multi-line fields.
  await page.getByLabel('Job Profile').press('End');
  await page.getByLabel('Job Profile').press('Enter');
  expect(await countJobs(page, title)).toBe(0);
  await page.getByLabel('Education').press('Enter');
  await expect(page.getByText(submittedMessage).first()).toBeVisible();

  const job = await storedJob(page, title);
  expect(job).toMatchObject({
    department: { departmentName: 'Finance' },
    jobLocation: [{ locationDisplay: 'Pune Plant' }, { locationDisplay: 'Mumbai Sales Office' }],
    jobType: { jobType: 'Internship' },
    numberOfPositions: 3,
    expiryDate: '2028-02-01',
    jobStatusId: 3,
    referralAmount: [{ slug: 'Head slab' }],
    jobProfile: 'Counts coins.\nThen counts again.',
    minExperience: 2,
    experience: 4,
    education: 'Commerce, वाणिज्य 🎓',
    skills: [{ skill: 'Payroll' }, { skill: 'Excel' }],
    hiringManager: { name: 'Meera' },
    recruitingManager: { name: 'Asha' },
    user: people('Farah'),
    pipeline: { name: 'Technology Hiring' },
    questionGroup: { groupName: 'Plant and kitchen' },
  });
  expect(job.jobDescription).toContain('All of the treasury.');
});

test('text pasted into the simple job form from elsewhere is stored without foreign markup', async ({
  page,
}) => {
  const title = `Pasted${Date.now()}`;
  await signInAs(page, 'administrator', '/job/createv1');
  const description =
    '<h2 style="color:red">Duties</h2><ul><li><b>Light</b> the lamp</li></ul><script>alert(1)</script><p>Daily.</p>';
  await fillByKeyboard(page, [
    ['Job Title', pasteText(`  ${title}\n`)],
    ['Department', chooseOption('Finance')],
    ['Location', chooseOptions('Pune')],
    ['Job Type'],
    ['Number of Positions', pasteText('7')],
    ['Expiry Date', pasteText('31/12/2027')],
    ['Job Status'],
    ['Referral Amount'],
    ['Job Profile', pasteText('One\nTwo')],
    ['Job Description', pasteText('Duties', description)],
    ['Minimum Experience', typeText('Fresher')],
    ['Maximum Experience'],
    ['Education', pasteText('Any')],
    ['Skills'],
    ['Hiring Manager'],
    ['Recruiting Manager'],
    ['Email Recipients', chooseOptions('Farah')],
  ]);
  await page.getByLabel('Education').press('Enter');
  await expect(page.getByText(submittedMessage).first()).toBeVisible();
  const job = await storedJob(page, title);
  expect(job).toMatchObject({
    jobTitle: title,
    numberOfPositions: 7,
    expiryDate: '2027-12-31',
    jobProfile: 'One\nTwo',
    education: 'Any',
  });
  expect(job.jobDescription).toMatch(/<h2>Duties<\/h2><ul><li><(b|strong)>Light<\/\1> the lamp/);
  expect(job.jobDescription).not.toMatch(/script|alert|style/);
});
