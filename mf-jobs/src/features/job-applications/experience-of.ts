export const experienceOf = (years: number | null): string => (years ? `${years} year` : 'fresher');
