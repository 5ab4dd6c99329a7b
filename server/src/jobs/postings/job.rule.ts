import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { messages } from '../../../contract/messages';

export interface StoredJobFields {
  minExperience: number | null;
  maxExperience: number | null;
  expiryDate: string | null;
  hasSkills: boolean;
}

export const findContradictions = (
  fields: JobUpdate,
  today: string,
  before?: StoredJobFields,
): Record<string, string> => {
  const least = fields.minExperience === undefined ? before?.minExperience : fields.minExperience;
  const most = fields.maxExperience === undefined ? before?.maxExperience : fields.maxExperience;
  const isReversed = least != null && most != null && most < least;
  const lastDay = fields.expiryDate;
  const isPast = lastDay != null && lastDay < today && lastDay !== before?.expiryDate;
  return {
    ...(isReversed && { maxExperience: messages.job.experienceOrder }),
    ...(isPast && { expiryDate: messages.job.expiryDatePast }),
    ...(before?.hasSkills && fields.skills?.length === 0 && { skills: messages.job.required }),
  };
};
