import type { JobField } from './job-fields';
import type { JobValues } from './job-values';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('label' in value) return String(value.label);
  return 'name' in value ? String(value.name) : '';
};

/** A field's value as a person reads it; nothing when it is empty. */
export const wordsOf = (field: JobField, values: JobValues): string =>
  field === 'jobDescription' ? textOf(values.jobDescription) : wordOf(values[field]);
