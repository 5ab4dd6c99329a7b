export const formatApplicantCount = (count: number): string =>
  count === 1 ? '1 applicant' : `${count} applicants`;
