import type { Page } from '@playwright/test';
import { dataOf } from '../call-api';
import { submitted } from '../job-form';
import { countJobs } from '../jobs-api';
import {
  fillByKeyboard,
  pasted,
  pressed,
  taken,
  takenEach,
  typed,
  type Keys,
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
  const [job] = await dataOf<Job[]>(page, '/api/v1/job', { query });
  return dataOf<Job>(page, `/api/v1/job/${job?.jobId}`);
};

const people = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));

/** The sub-function field is enabled only once the function is loaded. */
const functionTaken: Keys = async (field, page) => {
  await taken('Technology')(field, page);
  await expect(page.getByRole('combobox', { name: /^Sub-function/ })).toBeEnabled();
};

const jobTab = (title: string): readonly Step[] => [
  ['Job Title', typed(title)],
  ['Position', taken('Team Lead')],
  ['Experience', typed('5-8')],
  ['Job Type', taken('Contract')],
  ['Location', takenEach('Kochi', 'Dubai')],
  ['Country', taken('Singapore')],
  ['Number of Positions', typed('12')],
  ['Expiry Date', typed('31/12/2027')],
  ['Skills', takenEach('Baking', 'Cloud')],
  ['Education', typed('Master of “Ships” & <Sails>')],
  ['Remote', pressed('Space')],
  ['Hybrid'],
  ['Work From', takenEach('Japan', 'France')],
  ['Required Degree', typed('Bachelor')],
  ['Lowest Salary', typed('1000')],
  ['Highest Salary', typed('2000')],
  ['Currency', typed('USD')],
  ['Paid By', typed('Month')],
  ['Show the Salary', pressed('Space')],
  ['Department', taken('Marketing')],
  ['Department Head'],
  ['Sub-department', taken('Cold Chain')],
  ['Division', taken('Digital')],
  ['Function', functionTaken],
  ['Sub-function', taken('Insights')],
  ['Group', taken('Sales Hiring')],
  ['Recruiting Manager', taken('Rohan')],
  ['Hiring Manager', taken('Vikram')],
  ['Hiring Pipeline', taken('Plant')],
  ['Question Group', taken('Office')],
  ['Job Priority', taken('Urgent')],
  ['Referral Amount', taken('Manager slab')],
  ['Employment Type', taken('Apprentice')],
  ['Employment Category', taken('Operations')],
  ['Email Recipients', takenEach('Asha', 'Priya')],
  ['Job Description', typed('Keeps the light burning.')],
];

const seoTab = (title: string): readonly Step[] => [
  ['Slug', typed(`slug-${title}`.toLowerCase())],
  ['Canonical Tag', typed('https://kestrelfoods.example/jobs/1')],
  ['Meta Title', typed('Light & sea')],
  ['Meta Description', typed('First line\nsecond line')],
  ['Focus Keyword', typed('lighthouse')],
  ['Keywords', typed('coast, night shift,')],
  ['Index', pressed('Space')],
  ['Custom SEO Schema', typed('{"@type":"JobPosting"}')],
];

test('the job wizard is filled by keyboard, and one Enter stores every field', async ({ page }) => {
  const title = `Keeper${Date.now()}`;
  await signInAs(page, 'administrator', '/job/create');
  await fillByKeyboard(page, jobTab(title));
  await page.getByRole('tab', { name: 'Job' }).focus();
  await page.keyboard.press('ArrowRight');
  await fillByKeyboard(page, seoTab(title));
  await page.getByLabel('Focus Keyword').press('Enter');
  await expect(page.getByText(submitted).first()).toBeVisible();

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
  ['Job Title', typed(title)],
  ['Department', taken('Finance')],
  ['Location', takenEach('Pune', 'Mumbai')],
  ['Job Type', taken('Internship')],
  ['Number of Positions', typed('3')],
  ['Expiry Date', typed('01/02/2028')],
  ['Job Status', typed('Closed')],
  ['Referral Amount', taken('Head slab')],
  ['Job Profile', typed('Counts coins.\nThen counts again.')],
  ['Job Description', typed('All of the treasury.')],
  ['Minimum Experience', typed('2 Years')],
  ['Maximum Experience', typed('4 Years')],
  ['Education', typed('Commerce, वाणिज्य 🎓')],
  ['Skills', takenEach('Payroll', 'Excel')],
  ['Hiring Manager', taken('Meera')],
  ['Recruiting Manager', taken('Asha')],
  ['Email Recipients', takenEach('Farah')],
  ['Pipeline', taken('Technology')],
  ['Question Group', taken('Plant and')],
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
  await expect(page.getByText(submitted).first()).toBeVisible();

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
    ['Job Title', pasted(`  ${title}\n`)],
    ['Department', taken('Finance')],
    ['Location', takenEach('Pune')],
    ['Job Type'],
    ['Number of Positions', pasted('7')],
    ['Expiry Date', pasted('31/12/2027')],
    ['Job Status'],
    ['Referral Amount'],
    ['Job Profile', pasted('One\nTwo')],
    ['Job Description', pasted('Duties', description)],
    ['Minimum Experience', typed('Fresher')],
    ['Maximum Experience'],
    ['Education', pasted('Any')],
    ['Skills'],
    ['Hiring Manager'],
    ['Recruiting Manager'],
    ['Email Recipients', takenEach('Farah')],
  ]);
  await page.getByLabel('Education').press('Enter');
  await expect(page.getByText(submitted).first()).toBeVisible();
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
