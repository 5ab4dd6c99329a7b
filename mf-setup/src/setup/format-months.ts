export const formatMonths = (months: number): string =>
  months === 1 ? '1 month' : `${months} months`;
