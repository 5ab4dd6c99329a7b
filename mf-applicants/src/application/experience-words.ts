export const experienceWords = (years: number | null): string =>
  years ? `${years} year` : 'fresher';
