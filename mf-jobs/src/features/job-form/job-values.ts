import type { JobRecord } from 'server/contract/jobs/postings/job';
import { formatPersonName } from 'shared-ui';
import type { PickerItem } from 'shared-ui/forms';
import { formatExperienceYears } from './experience.rule';
import type { JobField } from './job-fields';

type One = PickerItem | null;

/** Field names are those of the API, except `experience`. */
export interface JobValues extends Record<JobField, unknown> {
  jobTitle: string;
  designationId: One;
  /** Required experience as a range of years, such as `3-5` or `10+`. */
  experience: string;
  jobTypeId: One;
  locationId: PickerItem[];
  numberOfPositions: number | '';
  expiryDate: string;
  education: string;
  skills: PickerItem[];
  country: One;
  remote: boolean;
  hybrid: boolean;
  remoteCountryId: PickerItem[];
  salaryMin: number | '';
  salaryMax: number | '';
  salaryCurrency: string;
  salaryUnit: string;
  salaryShown: boolean;
  educationLevel: string;
  /** Job description as HTML of the rich text editor. */
  jobDescription: string;
  departmentId: One;
  subDepartmentId: One;
  divisionId: One;
  groupId: One;
  functionId: One;
  subFunctionId: One;
  recruitingManagerId: One;
  hiringManagerId: One;
  pipeLineId: One;
  questionGroupId: One;
  /** Users who receive email about this job. */
  userId: PickerItem[];
  jobPriorityId: One;
  employmentTypeId: One;
  employmentCategoryId: One;
  referralAmountId: One;
  slug: string;
  seoMetaTitle: string;
  seoMetaDescription: string;
  seoCanonicalTag: string;
  seoIndex: boolean;
  seoFocusKeyword: string;
  seoKeyword: string[];
  customSeoSchema: string;
  seoImage: { id: string; name: string } | null;
  /** New SEO image, which replaces the stored image. */
  file: File | null;
}

export const emptyJob: JobValues = {
  jobTitle: '',
  designationId: null,
  experience: '',
  jobTypeId: null,
  locationId: [],
  numberOfPositions: 1,
  expiryDate: '',
  education: '',
  skills: [],
  country: null,
  remote: false,
  hybrid: false,
  remoteCountryId: [],
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: '',
  salaryUnit: '',
  salaryShown: false,
  educationLevel: '',
  jobDescription: '',
  departmentId: null,
  subDepartmentId: null,
  divisionId: null,
  groupId: null,
  functionId: null,
  subFunctionId: null,
  recruitingManagerId: null,
  hiringManagerId: null,
  pipeLineId: null,
  questionGroupId: null,
  userId: [],
  jobPriorityId: null,
  employmentTypeId: null,
  employmentCategoryId: null,
  referralAmountId: null,
  slug: '',
  seoMetaTitle: '',
  seoMetaDescription: '',
  seoCanonicalTag: '',
  seoIndex: true,
  seoFocusKeyword: '',
  seoKeyword: [],
  customSeoSchema: '',
  seoImage: null,
  file: null,
};

const toItem = (id: number | undefined, label: string | undefined): One =>
  id === undefined ? null : { id, label: label ?? '' };
const toNamedItem = (named: { id: number; name: string } | null): One =>
  toItem(named?.id, named?.name);

type Person = NonNullable<JobRecord['hiringManager']>;
const toPersonItem = (person: Person): PickerItem => ({
  id: person.userId,
  label: formatPersonName(person),
  hint: person.email,
});

export const toJobValues = (job: JobRecord): JobValues => ({
  jobTitle: job.jobTitle,
  designationId: toItem(job.designation?.id, job.designation?.designation),
  experience: formatExperienceYears({ least: job.minExperience, most: job.experience }),
  jobTypeId: toItem(job.jobType?.id, job.jobType?.jobType),
  locationId: job.jobLocation.map(({ locationId, locationDisplay, address }) => ({
    id: locationId,
    label: locationDisplay,
    hint: address,
  })),
  numberOfPositions: job.numberOfPositions,
  expiryDate: job.expiryDate ?? '',
  education: job.education,
  skills: job.skills.map(({ id, skill }) => ({ id, label: skill })),
  country: toItem(job.country?.countryId, job.country?.country),
  remote: job.remote,
  hybrid: job.hybrid,
  remoteCountryId: job.remoteCountries.map(({ countryId, country }) => ({
    id: countryId,
    label: country,
  })),
  salaryMin: job.salaryMin ?? '',
  salaryMax: job.salaryMax ?? '',
  salaryCurrency: job.salaryCurrency,
  salaryUnit: job.salaryUnit ?? '',
  salaryShown: job.salaryShown,
  educationLevel: job.educationLevel ?? '',
  jobDescription: job.jobDescription,
  departmentId: toItem(job.department.departmentId, job.department.departmentName),
  subDepartmentId: toNamedItem(job.subDepartment),
  divisionId: toNamedItem(job.division),
  groupId: toItem(job.group?.id, job.group?.groupName),
  functionId: toNamedItem(job.function),
  subFunctionId: toNamedItem(job.subFunction),
  recruitingManagerId: job.recruitingManager && toPersonItem(job.recruitingManager),
  hiringManagerId: job.hiringManager && toPersonItem(job.hiringManager),
  pipeLineId: toNamedItem(job.pipeline),
  questionGroupId: toItem(job.questionGroup?.id, job.questionGroup?.groupName),
  userId: job.user.map(toPersonItem),
  jobPriorityId: toNamedItem(job.jobPriority),
  employmentTypeId: toNamedItem(job.employmentType),
  employmentCategoryId: toNamedItem(job.employmentCategory),
  referralAmountId: toItem(job.referralAmount[0]?.id, job.referralAmount[0]?.slug),
  slug: job.slug,
  seoMetaTitle: job.seoMetaTitle,
  seoMetaDescription: job.seoMetaDescription,
  seoCanonicalTag: job.seoCanonicalTag,
  seoIndex: job.seoIndex === 1,
  seoFocusKeyword: job.seoFocusKeyword,
  seoKeyword: job.seoKeyword ? job.seoKeyword.split(',') : [],
  customSeoSchema: job.setCustomSeoSchema,
  seoImage: job.seoImage && { id: job.seoImage.id, name: job.seoImage.name },
  file: null,
});
