import type { JobRecord } from 'server/contract/jobs/postings/job';
import { formatSalary } from 'server/contract/jobs/postings/job-salary';
import { formatColleagueName } from 'shared-ui';
import type { Fact } from 'shared-ui/page';
import { formatExperienceRange } from '../../job/format-experience-range';
import { renderDate } from '../../job/render-date';

const formatList = (words: string[]): string => words.join(', ');

const getSalaryFact = (job: JobRecord): Fact[] => {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryUnit: unit } = job;
  if ((min === null && max === null) || unit === null) return [];
  const salary = formatSalary({ min, max, currency, unit });
  return [{ name: 'Salary', value: job.salaryShown ? salary : `${salary}, not shown outside` }];
};

export const getOpeningFacts = (job: JobRecord): Fact[] => [
  { name: 'Education', value: job.education },
  { name: 'Number of positions', value: String(job.numberOfPositions) },
  { name: 'Work experience', value: formatExperienceRange(job.minExperience, job.experience) },
  { name: 'Job type', value: job.jobType?.jobType },
  { name: 'Country', value: job.country?.country ?? job.location?.country.country },
  { name: 'Location', value: formatList(job.jobLocation.map((place) => place.locationDisplay)) },
  { name: 'Group', value: job.group?.groupName },
  { name: 'Remote', value: job.remote ? 'Yes' : 'No' },
  ...(job.hybrid && !job.remote ? [{ name: 'Hybrid', value: 'Yes' }] : []),
  ...getSalaryFact(job),
  { name: 'Skills', value: formatList(job.skills.map(({ skill }) => skill)) },
];

export const getDepartmentFacts = (job: JobRecord): Fact[] => [
  { name: 'Department', value: job.department.departmentName },
  { name: 'Department head', value: formatColleagueName(job.department.departmentHead) },
  { name: 'Function', value: job.function?.name },
  { name: 'Recruitment manager', value: formatColleagueName(job.recruitingManager) },
  { name: 'Hiring manager', value: formatColleagueName(job.hiringManager) },
  { name: 'Hiring pipeline', value: job.pipeline?.name },
  { name: 'Question group', value: job.questionGroup?.groupName },
  { name: 'Target date', value: job.expiryDate === null ? undefined : renderDate(job.expiryDate) },
];

export const getSeoFacts = (job: JobRecord): Fact[] => [
  { name: 'Meta title', value: job.seoMetaTitle },
  { name: 'Meta description', value: job.seoMetaDescription },
  { name: 'Keyword', value: job.seoKeyword.split(',').join(', ') },
  { name: 'Index', value: job.seoIndex === 1 ? 'Yes' : 'No' },
  { name: 'Canonical tag', value: job.seoCanonicalTag },
  { name: 'Slug', value: job.slug },
  { name: 'Focus keyword', value: job.seoFocusKeyword },
];

export const getSlabFacts = (slab: JobRecord['referralAmount'][number]): Fact[] => [
  { name: 'Slug', value: slab.slug },
  { name: 'Designation', value: slab.designation ?? undefined },
  ...(slab.amount === undefined || slab.currency === undefined
    ? []
    : [
        {
          name: 'Amount',
          value: new Intl.NumberFormat('en-IN', {
            style: 'currency',
            currency: slab.currency,
            maximumFractionDigits: Number.isInteger(slab.amount) ? 0 : 2,
          }).format(slab.amount),
        },
      ]),
];
