import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { customSchemaOf } from '../../../contract/jobs/postings/job-posting';
import { messages } from '../../../contract/messages';
import { AppError, invalidField } from '../../platform/errors';
import { cleanDescription } from './description.rule';
import { TangledMarkupError } from './parse-html';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const findFieldFaults = (fields: JobUpdate): Record<string, string> => ({
  ...(fields.jobTitle === '' && { jobTitle: messages.job.title }),
  ...(fields.jobDescription === '' && { jobDescription: messages.job.description }),
  ...(fields.customSeoSchema &&
    !customSchemaOf(fields.customSeoSchema) && { customSeoSchema: messages.job.customSchema }),
  ...(fields.seoCanonicalTag &&
    !isWebAddress(fields.seoCanonicalTag) && { seoCanonicalTag: messages.job.canonicalTag }),
});

const cleanDescriptionField = async (sent: string): Promise<string> => {
  try {
    return await cleanDescription(sent);
  } catch (error) {
    if (!(error instanceof TangledMarkupError)) throw error;
    throw invalidField('jobDescription', messages.job.descriptionTangled);
  }
};

const clearedFields = ['salaryCurrency', 'salaryUnit', 'educationLevel'] as const;

/**
 * Sanitizes the description of a job.
 * @throws AppError when a text is invalid for its field.
 */
export const cleanJobFields = async <Fields extends JobUpdate>(sent: Fields): Promise<Fields> => {
  const fields: Fields = {
    ...sent,
    ...(sent.jobTitle !== undefined && { jobTitle: sent.jobTitle.trim() }),
    ...(sent.jobDescription !== undefined && {
      jobDescription: await cleanDescriptionField(sent.jobDescription),
    }),
    ...(sent.expiryDate === '' && { expiryDate: null }),
    ...Object.fromEntries(
      clearedFields.filter((name) => sent[name] === '').map((name) => [name, null]),
    ),
    ...(sent.seoCanonicalTag !== undefined && { seoCanonicalTag: sent.seoCanonicalTag.trim() }),
    ...(sent.customSeoSchema !== undefined && { customSeoSchema: sent.customSeoSchema.trim() }),
    ...(sent.seoKeyword !== undefined && {
      seoKeyword: [...new Set(sent.seoKeyword.map((word) => word.trim()).filter(Boolean))],
    }),
  };
  const wrong = findFieldFaults(fields);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  return fields;
};
