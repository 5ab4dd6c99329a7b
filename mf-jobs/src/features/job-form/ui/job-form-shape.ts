import { createContext, use } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import type { SelectOption } from 'shared-ui/forms';
import { createExperienceOptions, editExperienceOptions } from '../experience.rule';
import {
  jobFieldLabels,
  fieldsRequiredToCreate,
  fieldsRequiredToEdit,
  type JobField,
} from '../job-fields';

export interface JobFormVariant {
  required: readonly JobField[];
  experience: readonly SelectOption[];
  /** True if the Seo tab stays locked until the mandatory fields are filled. */
  locksSeo: boolean;
  countMayBeEmpty: boolean;
  job?: Pick<JobRecord, 'jobCode' | 'created_at' | 'seoImage'>;
}

export const newJobFormVariant: JobFormVariant = {
  required: fieldsRequiredToCreate,
  experience: createExperienceOptions,
  locksSeo: true,
  countMayBeEmpty: true,
};

export const editJobFormVariant: JobFormVariant = {
  required: fieldsRequiredToEdit,
  experience: editExperienceOptions,
  locksSeo: false,
  countMayBeEmpty: false,
};

export const JobFormVariantContext = createContext<JobFormVariant>(newJobFormVariant);

/** Returns a function for the props of a job field, for use as `<TextField {...field('jobTitle')} />`. */
export const useJobFieldProps = () => {
  const { required } = use(JobFormVariantContext);
  return (name: JobField) => ({
    name,
    label: jobFieldLabels[name],
    required: required.includes(name),
  });
};
