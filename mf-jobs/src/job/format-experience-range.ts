export const formatExperienceRange = (
  least: number | null,
  most: number | null,
): string | undefined => {
  if (least === null && most === null) return undefined;
  const from = least ?? 0;
  if (most === null) return from === 0 ? 'Any, freshers too' : `${from} years or more`;
  if (from === most) return from === 1 ? '1 year' : `${from} years`;
  return `${from} to ${most} years`;
};
