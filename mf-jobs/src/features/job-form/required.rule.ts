import type { JobField } from './job-fields';
import type { JobValues } from './job-values';

// Ends at the first word, since it runs at every key over texts of any length.
const hasWords = (html: string): boolean =>
  /(?:^|>)(?:\s|&nbsp;)*(?!&nbsp;)[^\s<]/.test(html) || /<img\b/i.test(html);

/** Whether a field holds something; a description of empty paragraphs does not. */
export const isFilled = (field: JobField, value: unknown): boolean => {
  if (typeof value === 'string')
    return field === 'jobDescription' ? hasWords(value) : value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
};

/** Which of the fields are empty, in their order. */
export const missingOf = (fields: readonly JobField[], values: JobValues): JobField[] =>
  fields.filter((field) => !isFilled(field, values[field]));
