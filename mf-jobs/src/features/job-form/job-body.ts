import type { JobCreate, JobUpdate } from 'server/contract/jobs/postings/job';
import type { PickerItem } from 'shared-ui/forms';
import { yearsOf } from './experience.rule';
import type { JobValues } from './job-values';

const idOf = (item: PickerItem | null): number | null => (item ? Number(item.id) : null);
const idsOf = (items: readonly PickerItem[]): number[] => items.map(({ id }) => Number(id));

const writtenOf = (values: JobValues) => {
  const { least, most } = yearsOf(values.experience);
  return {
    jobTitle: values.jobTitle.trim(),
    designationId: idOf(values.designationId),
    minExperience: least,
    maxExperience: most,
    jobTypeId: idOf(values.jobTypeId),
    locationId: idsOf(values.locationId),
    numberOfPositions: values.numberOfPositions,
    expiryDate: values.expiryDate,
    education: values.education.trim(),
    skills: idsOf(values.skills),
    country: idOf(values.country),
    remote: values.remote,
    jobDescription: values.jobDescription,
    departmentId: idOf(values.departmentId),
    subDepartmentId: idOf(values.subDepartmentId),
    divisionId: idOf(values.divisionId),
    groupId: idOf(values.groupId),
    functionId: idOf(values.functionId),
    subFunctionId: idOf(values.subFunctionId),
    recruitingManagerId: idOf(values.recruitingManagerId),
    hiringManagerId: idOf(values.hiringManagerId),
    pipeLineId: idOf(values.pipeLineId),
    questionGroupId: idOf(values.questionGroupId),
    userId: idsOf(values.userId),
    jobPriorityId: idOf(values.jobPriorityId),
    employmentTypeId: idOf(values.employmentTypeId),
    employmentCategoryId: idOf(values.employmentCategoryId),
    referralAmountId: idOf(values.referralAmountId),
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

const fileOf = ({ file }: JobValues) => (file ? { file } : {});
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const jobOf = (values: JobValues, platforms: readonly number[] = []): JobCreate => {
  const written = Object.entries(writtenOf(values)).filter(([, value]) => !isEmpty(value));
  return {
    ...(Object.fromEntries(written) as Partial<JobCreate> as JobCreate),
    ...fileOf(values),
    ...(platforms.length > 0 && { platformId: [...platforms] }),
    jobStatusId: 1,
  };
};

export const changesOf = (
  values: JobValues,
  before: JobValues,
  platforms?: readonly number[],
): JobUpdate => {
  const stored: Record<string, unknown> = writtenOf(before);
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field]);
  const { seoImageId, ...changed } = Object.fromEntries(
    Object.entries(writtenOf(values)).filter(isChanged),
  ) as JobUpdate;
  return {
    ...changed,
    // The server replaces the stored image itself when it gets a new file.
    ...(seoImageId !== undefined && !values.file && { seoImageId }),
    ...fileOf(values),
    ...(platforms && { platformId: [...platforms] }),
  };
};
