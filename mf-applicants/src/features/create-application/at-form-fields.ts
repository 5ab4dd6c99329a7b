import { atFields } from 'shared-auth';

/** Fields that the server knows by another name than the form. */
const places: Readonly<Record<string, string>> = {
  jobId: 'job',
  sourceId: 'source',
  recruiterId: 'recruiter',
};

/** A refusal as the form shows it: each message at its field. */
export const atFormFields = (error: unknown): unknown =>
  atFields(error, (field) => places[field] ?? field);
