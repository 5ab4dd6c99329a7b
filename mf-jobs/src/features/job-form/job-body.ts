import type { JobCreate, JobUpdate } from 'server/contract/jobs/postings/job';
import type { EducationLevel, SalaryUnit } from 'server/contract/jobs/postings/job-constants';
import type { PickerItem } from 'shared-ui/forms';
import { parseExperienceYears } from './experience.rule';
import type { JobValues } from './job-values';

const toId = (item: PickerItem | null): number | null => (item ? Number(item.id) : null);
const toAmount = (amount: number | ''): number | null => (amount === '' ? null : amount);
const toIds = (items: readonly PickerItem[]): number[] => items.map(({ id }) => Number(id));

const toWrittenFields = (values: JobValues) => {
  const { least, most } = parseExperienceYears(values.experience);
  return {
    jobTitle: values.jobTitle.trim(),
    designationId: toId(values.designationId),
    minExperience: least,
    maxExperience: most,
    jobTypeId: toId(values.jobTypeId),
    locationId: toIds(values.locationId),
    numberOfPositions: values.numberOfPositions,
    expiryDate: values.expiryDate,
    education: values.education.trim(),
    skills: toIds(values.skills),
    country: toId(values.country),
    remote: values.remote,
    hybrid: values.hybrid,
    remoteCountryId: toIds(values.remoteCountryId),
    salaryMin: toAmount(values.salaryMin),
    salaryMax: toAmount(values.salaryMax),
    salaryCurrency: values.salaryCurrency,
    salaryUnit: values.salaryUnit as SalaryUnit | '',
    salaryShown: values.salaryShown,
    educationLevel: values.educationLevel as EducationLevel | '',
    jobDescription: values.jobDescription,
    departmentId: toId(values.departmentId),
    subDepartmentId: toId(values.subDepartmentId),
    divisionId: toId(values.divisionId),
    groupId: toId(values.groupId),
    functionId: toId(values.functionId),
    subFunctionId: toId(values.subFunctionId),
    recruitingManagerId: toId(values.recruitingManagerId),
    hiringManagerId: toId(values.hiringManagerId),
    pipeLineId: toId(values.pipeLineId),
    questionGroupId: toId(values.questionGroupId),
    userId: toIds(values.userId),
    jobPriorityId: toId(values.jobPriorityId),
    employmentTypeId: toId(values.employmentTypeId),
    employmentCategoryId: toId(values.employmentCategoryId),
    referralAmountId: toId(values.referralAmountId),
    slug: values.slug.trim(),
    seoMetaTitle: values.seoMetaTitle.trim(),
    seoMetaDescription: values.seoMetaDescription.trim(),
    seoCanonicalTag: values.seoCanonicalTag.trim(),
    seoIndex: values.seoIndex ? 1 : 0,
    seoFocusKeyword: values.seoFocusKeyword.trim(),
    seoKeyword: values.seoKeyword,
    customSeoSchema: values.customSeoSchema.trim(),
    seoImageId: values.seoImage?.id ?? '',
  } satisfies { [Field in keyof JobUpdate]: JobUpdate[Field] | null | '' };
};

const toFileField = ({ file }: JobValues) => (file ? { file } : {});
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const toJobCreateBody = (
  values: JobValues,
  platforms: readonly number[] = [],
): JobCreate => {
  const written = Object.entries(toWrittenFields(values)).filter(
    ([, value]) => !isEmptyValue(value),
  );
  return {
    ...(Object.fromEntries(written) as Partial<JobCreate> as JobCreate),
    ...toFileField(values),
    ...(platforms.length > 0 && { platformId: [...platforms] }),
    jobStatusId: 1,
  };
};

export const toJobChanges = (
  values: JobValues,
  before: JobValues,
  platforms?: readonly number[],
): JobUpdate => {
  const stored: Record<string, unknown> = toWrittenFields(before);
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field]);
  const { seoImageId, ...changed } = Object.fromEntries(
    Object.entries(toWrittenFields(values)).filter(isChanged),
  ) as JobUpdate;
  return {
    ...changed,
    // The stored image is not named together with a new file, since the server replaces the image
    // by the file.
    ...(seoImageId !== undefined && !values.file && { seoImageId }),
    ...toFileField(values),
    ...(platforms && { platformId: [...platforms] }),
  };
};
