import type { JobFacts, JobPlace } from 'server/contract/jobs/postings/job-posting';
import type { Company } from 'server/contract/platform/company/company';
import { yearsOf } from './experience.rule';
import type { JobValues } from './job-values';

interface Around {
  company: Pick<Company, 'companyName' | 'companyLogo' | 'timeZone'> | undefined;
  places: readonly JobPlace[];
  openedAt: string;
  jobCode: string;
}

const labels = (items: readonly ({ label: string } | null)[]): string[] =>
  items.flatMap((item) => (item ? [item.label] : []));

export const factsOf = (
  values: JobValues,
  { company, places, openedAt, jobCode }: Around,
): JobFacts => ({
  title: values.jobTitle,
  description: values.jobDescription,
  openedAt,
  expiryDate: values.expiryDate || null,
  timeZone: company?.timeZone ?? 'UTC',
  employment: labels([values.jobTypeId, values.employmentTypeId]),
  organization: {
    name: company?.companyName ?? '',
    logo: company?.companyLogo ?? '',
    sameAs: '',
  },
  locations: places,
  isRemote: values.remote,
  countries: labels([values.country]),
  jobCode,
  directApply: true,
  minExperience: yearsOf(values.experience).least,
  education: values.education,
  skills: labels(values.skills),
  image: '',
  url: values.seoCanonicalTag.trim(),
  customSchema: values.customSeoSchema,
});
