import type { JobField } from './job-fields';
import type { JobValues } from './job-values';

// The pattern stops at the first word, since it runs on every keystroke in long texts.
const hasHtmlContent = (html: string): boolean =>
  /(?:^|>)(?:\s|&nbsp;)*(?!&nbsp;)[^\s<]/.test(html) || /<img\b/i.test(html);

/** A description of empty paragraphs counts as empty. */
export const isFieldFilled = (field: JobField, value: unknown): boolean => {
  if (typeof value === 'string')
    return field === 'jobDescription' ? hasHtmlContent(value) : value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
};

export const listMissingFields = (fields: readonly JobField[], values: JobValues): JobField[] =>
  fields.filter((field) => !isFieldFilled(field, values[field]));
