export const formatAnyValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(formatAnyValue).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('label' in value) return String(value.label);
  return 'name' in value ? String(value.name) : '';
};
