import { atFields } from 'shared-auth';

const placeOf = (field: string): string => {
  if (field === 'jobId') return 'jobForAll';
  return field === 'sourceId' ? 'sourceForAll' : field.replace(/^mapping\./, '');
};

/** A refusal as the form shows it: each message at its field. */
export const atFormFields = (error: unknown): unknown => atFields(error, placeOf);
