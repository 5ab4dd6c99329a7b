import type { JobUpdate } from '../../contract/job';
import { customSchemaOf } from '../../contract/job-posting';
import { messages } from '../../contract/messages';
import { AppError, invalidField } from '../errors';
import { cleanDescription } from './description.rule';
import { TangledMarkup } from './parse-html';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const refusals = (fields: JobUpdate): Record<string, string> => ({
  ...(fields.jobTitle === '' && { jobTitle: messages.job.title }),
  ...(fields.jobDescription === '' && { jobDescription: messages.job.description }),
  ...(fields.customSeoSchema &&
    !customSchemaOf(fields.customSeoSchema) && { customSeoSchema: messages.job.customSchema }),
  ...(fields.seoCanonicalTag &&
    !isWebAddress(fields.seoCanonicalTag) && { seoCanonicalTag: messages.job.canonicalTag }),
});

/** PostgreSQL keeps no zero bytes, and nobody can see them. */
const withoutZeros = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.replaceAll('\0', '') as Value;
  return Array.isArray(value) ? (value.map(withoutZeros) as Value) : value;
};

const describe = async (sent: string): Promise<string> => {
  try {
    return await cleanDescription(sent);
  } catch (error) {
    if (!(error instanceof TangledMarkup)) throw error;
    throw invalidField('jobDescription', messages.job.descriptionTangled);
  }
};

/**
 * A job's fields as they are stored: trimmed, the description made safe.
 * @throws AppError when a text is not what its field holds.
 */
export const cleanFields = async <Fields extends JobUpdate>(sent: Fields): Promise<Fields> => {
  const given = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, withoutZeros(value)]),
  ) as Fields;
  const fields: Fields = {
    ...given,
    ...(given.jobTitle !== undefined && { jobTitle: given.jobTitle.trim() }),
    ...(given.jobDescription !== undefined && {
      jobDescription: await describe(given.jobDescription),
    }),
    ...(given.expiryDate === '' && { expiryDate: null }),
    ...(given.seoCanonicalTag !== undefined && { seoCanonicalTag: given.seoCanonicalTag.trim() }),
    ...(given.customSeoSchema !== undefined && { customSeoSchema: given.customSeoSchema.trim() }),
    ...(given.seoKeyword !== undefined && {
      seoKeyword: [...new Set(given.seoKeyword.map((word) => word.trim()).filter(Boolean))],
    }),
  };
  const wrong = refusals(fields);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  return fields;
};
