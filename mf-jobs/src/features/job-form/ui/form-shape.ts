import { createContext, use } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import type { SelectOption } from 'shared-ui/forms';
import { createExperience, editExperience } from '../experience.rule';
import { jobFields, requiredToCreate, requiredToEdit, type JobField } from '../job-fields';

/** In what the form of a new job differs from that of one that exists. */
export interface FormShape {
  required: readonly JobField[];
  experience: readonly SelectOption[];
  /** The Seo tab waits for the eleven mandatory fields. */
  locksSeo: boolean;
  countMayBeEmpty: boolean;
  /** The job as it is stored, if it is. */
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

/** Name, label and mark of a field: `<TextField {...field('jobTitle')} />`. */
export const useFieldOf = () => {
  const { required } = use(FormShapeContext);
  return (name: JobField) => ({
    name,
    label: jobFields[name],
    required: required.includes(name),
  });
};
