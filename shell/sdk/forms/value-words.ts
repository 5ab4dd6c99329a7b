/** A value of a form as a person reads it; nothing when it is empty. */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('label' in value) return String(value.label);
  return 'name' in value ? String(value.name) : '';
};
