export const formatDaysInStage = (days: number): string => {
  if (days === 0) return 'Here since today';
  return days === 1 ? '1 day in this stage' : `${days} days in this stage`;
};
