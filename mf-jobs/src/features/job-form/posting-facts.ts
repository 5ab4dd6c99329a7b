import type { EducationLevel, SalaryUnit } from 'server/contract/jobs/postings/job-constants';
import type { JobSalary } from 'server/contract/jobs/postings/job-salary';
import type { JobFacts, JobPlace } from 'server/contract/jobs/postings/job-posting';
import type { Company } from 'server/contract/platform/company/company';
import { parseExperienceYears } from './experience.rule';
import type { JobValues } from './job-values';

interface PostingContext {
  company: Pick<Company, 'companyName' | 'companyLogo' | 'timeZone'> | undefined;
  places: readonly JobPlace[];
  openedAt: string;
  jobCode: string;
}

const listLabels = (items: readonly ({ label: string } | null)[]): string[] =>
  items.flatMap((item) => (item ? [item.label] : []));

/** Salary for the preview; null if it is not public, or currency or unit is missing. */
const toShownSalary = (values: JobValues): JobSalary | null => {
  const { salaryMin, salaryMax, salaryCurrency: currency, salaryUnit, salaryShown } = values;
  if (!salaryShown || (salaryMin === '' && salaryMax === '') || !currency || !salaryUnit)
    return null;
  const [min, max] = [salaryMin, salaryMax].map((amount) => (amount === '' ? null : amount));
  return { min: min ?? null, max: max ?? null, currency, unit: salaryUnit as SalaryUnit };
};

export const toJobFacts = (
  values: JobValues,
  { company, places, openedAt, jobCode }: PostingContext,
): JobFacts => ({
  title: values.jobTitle,
  description: values.jobDescription,
  openedAt,
  expiryDate: values.expiryDate || null,
  timeZone: company?.timeZone ?? 'UTC',
  employment: listLabels([values.jobTypeId, values.employmentTypeId]),
  organization: {
    name: company?.companyName ?? '',
    logo: company?.companyLogo ?? '',
    sameAs: '',
  },
  locations: places,
  isRemote: values.remote,
  countries: listLabels(
    values.remoteCountryId.length > 0 ? values.remoteCountryId : [values.country],
  ),
  jobCode,
  directApply: true,
  minExperience: parseExperienceYears(values.experience).least,
  education: values.education,
  educationLevel: (values.educationLevel || null) as EducationLevel | null,
  salary: toShownSalary(values),
  skills: listLabels(values.skills),
  image: '',
  url: values.seoCanonicalTag.trim(),
  customSchema: values.customSeoSchema,
});
