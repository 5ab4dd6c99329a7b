import type { JobCreate, JobUpdate } from 'server/contract/jobs/postings/job';
import type { PickerItem } from 'shared-ui/forms';

type One = PickerItem | null;

export interface SimpleJobValues {
  jobTitle: string;
  jobProfile: string;
  minExperience: string;
  maxExperience: string;
  locationId: PickerItem[];
  referralAmountId: One;
  /** Job description as HTML of the rich text editor. */
  jobDescription: string;
  jobTypeId: One;
  numberOfPositions: number | '';
  questionGroupId: One;
  expiryDate: string;
  education: string;
  departmentId: One;
  /** Users who receive e-mail about this job. */
  userId: PickerItem[];
  skills: PickerItem[];
  pipeLineId: One;
  hiringManagerId: One;
  recruitingManagerId: One;
  jobStatusId: string;
}

export const emptySimpleJob: SimpleJobValues = {
  jobTitle: '',
  jobProfile: '',
  minExperience: '',
  maxExperience: '',
  locationId: [],
  referralAmountId: null,
  jobDescription: '',
  jobTypeId: null,
  numberOfPositions: 1,
  questionGroupId: null,
  expiryDate: '',
  education: '',
  departmentId: null,
  userId: [],
  skills: [],
  pipeLineId: null,
  hiringManagerId: null,
  recruitingManagerId: null,
  jobStatusId: '1',
};

const toIds = (items: readonly PickerItem[]): number[] => items.map(({ id }) => Number(id));

const toIdField = <Field extends string>(field: Field, item: One): { [Key in Field]?: number } =>
  (item ? { [field]: Number(item.id) } : {}) as { [Key in Field]?: number };

export const toSimpleJobBody = (values: SimpleJobValues): JobCreate => ({
  jobTitle: values.jobTitle.trim(),
  jobDescription: values.jobDescription,
  departmentId: Number(values.departmentId?.id),
  locationId: toIds(values.locationId),
  userId: toIds(values.userId),
  skills: toIds(values.skills),
  jobStatusId: Number(values.jobStatusId) as 1 | 2 | 3,
  ...(values.jobProfile.trim() && { jobProfile: values.jobProfile.trim() }),
  ...(values.education.trim() && { education: values.education.trim() }),
  ...(values.minExperience && { minExperience: Number(values.minExperience) }),
  ...(values.maxExperience && { maxExperience: Number(values.maxExperience) }),
  ...(values.numberOfPositions !== '' && { numberOfPositions: values.numberOfPositions }),
  ...(values.expiryDate && { expiryDate: values.expiryDate }),
  ...toIdField('referralAmountId', values.referralAmountId),
  ...toIdField('jobTypeId', values.jobTypeId),
  ...toIdField('questionGroupId', values.questionGroupId),
  ...toIdField('pipeLineId', values.pipeLineId),
  ...toIdField('hiringManagerId', values.hiringManagerId),
  ...toIdField('recruitingManagerId', values.recruitingManagerId),
});

const clearedFields: JobUpdate = {
  jobProfile: '',
  education: '',
  minExperience: null,
  maxExperience: null,
  numberOfPositions: 0,
  expiryDate: null,
  referralAmountId: null,
  jobTypeId: null,
  questionGroupId: null,
  pipeLineId: null,
  hiringManagerId: null,
  recruitingManagerId: null,
};

/** Fields that are empty in the form are cleared in the stored job. */
export const toSimpleJobChanges = (values: SimpleJobValues): JobUpdate => ({
  ...clearedFields,
  ...toSimpleJobBody(values),
});
