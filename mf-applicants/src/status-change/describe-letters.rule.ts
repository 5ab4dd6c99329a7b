import type { StatusLetters } from 'server/contract/applicants/letters/letter';

export const formatDelay = (hours: number): string => {
  if (hours === 0) return 'about a minute after the move';
  return hours === 1 ? '1 hour after the move' : `${hours} hours after the move`;
};

/** How many mails a move of `total` selected applicants sends. */
export const describeLetters = (
  { moving, addressed }: Pick<StatusLetters, 'moving' | 'addressed'>,
  total: number,
): string => {
  const missing = moving - addressed;
  if (total === 1)
    return addressed === 1
      ? 'The applicant is told by mail.'
      : 'The applicant has no e-mail address, so nobody is told.';
  const mails = addressed === 1 ? '1 mail goes out.' : `${addressed} mails go out.`;
  if (missing === 0) return mails;
  return `${mails} ${missing} of ${moving} applicants have no e-mail address.`;
};
