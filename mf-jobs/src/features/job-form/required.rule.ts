import type { JobField } from './job-fields';
import type { JobValues } from './job-values';

const hasWords = (html: string): boolean =>
  html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '' || /<img\b/i.test(html);

/** Whether a field holds something; a description of empty paragraphs does not. */
export const isFilled = (field: JobField, value: unknown): boolean => {
  if (typeof value === 'string')
    return field === 'jobDescription' ? hasWords(value) : value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
};

/** Which of the fields are empty, in their order. */
export const missingOf = (fields: readonly JobField[], values: JobValues): JobField[] =>
  fields.filter((field) => !isFilled(field, values[field]));
