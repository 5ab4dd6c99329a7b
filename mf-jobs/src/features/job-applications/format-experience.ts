export const formatExperience = (years: number | null): string =>
  years ? `${years} year` : 'fresher';
