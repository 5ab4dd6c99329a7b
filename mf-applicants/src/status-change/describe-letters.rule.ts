import type { StatusLetters } from 'server/contract/applicants/letters/letter';

export const formatLetterDelay = (hours: number): string => {
  if (hours === 0) return 'about a minute after the move';
  return hours === 1 ? '1 hour after the move' : `${hours} hours after the move`;
};

export const describeLetters = (
  { moving, addressed, refused }: Pick<StatusLetters, 'moving' | 'addressed' | 'refused'>,
  total: number,
): string => {
  const missing = moving - addressed;
  if (total === 1 && addressed === 1) return 'The applicant is told by mail.';
  if (total === 1)
    return refused === 1
      ? 'Mail to the applicant came back, so nobody is told until the address is corrected.'
      : 'The applicant has no e-mail address, so nobody is told.';
  const mails = addressed > 1 ? `${addressed} mails go out` : `${addressed || 'No'} mail goes out`;
  if (missing === 0) return `${mails}.`;
  const missed = missing === 1 ? '1 applicant has' : `${missing} applicants have`;
  return `${mails}; ${missed} no address that takes mail.`;
};
