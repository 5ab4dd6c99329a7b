/** Years that an applicant has worked; nothing, or none, is a fresher. */
export const experienceWords = (years: number | null): string =>
  years ? `${years} year` : 'fresher';
