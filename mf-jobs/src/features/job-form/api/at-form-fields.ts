import { atFields } from 'shared-auth';

/** Fields that the server knows by another name than the form; platforms have none in it. */
const places: Readonly<Record<string, string | undefined>> = {
  minExperience: 'experience',
  maxExperience: 'experience',
  seoImageId: 'file',
  platformId: undefined,
};

/** A refusal as the form shows it: each message at its field, what is about publishing above all. */
export const atFormFields = (error: unknown): unknown =>
  atFields(error, (field) => (field in places ? places[field] : field));
