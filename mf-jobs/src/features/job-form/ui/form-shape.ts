import { createContext, use } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import type { SelectOption } from 'shared-ui/forms';
import { createExperience, editExperience } from '../experience.rule';
import { jobFields, requiredToCreate, requiredToEdit, type JobField } from '../job-fields';

export interface FormShape {
  required: readonly JobField[];
  experience: readonly SelectOption[];
  /** The Seo tab stays locked until the mandatory fields are filled. */
  locksSeo: boolean;
  countMayBeEmpty: boolean;
  job?: Pick<JobRecord, 'jobCode' | 'created_at'>;
}

export const createShape: FormShape = {
  required: requiredToCreate,
  experience: createExperience,
  locksSeo: true,
  countMayBeEmpty: true,
};

export const editShape: FormShape = {
  required: requiredToEdit,
  experience: editExperience,
  locksSeo: false,
  countMayBeEmpty: false,
};

export const FormShapeContext = createContext<FormShape>(createShape);

/** Use as `<TextField {...field('jobTitle')} />`. */
export const useFieldProps = () => {
  const { required } = use(FormShapeContext);
  return (name: JobField) => ({
    name,
    label: jobFields[name],
    required: required.includes(name),
  });
};
