import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';

type MissingParts = Pick<QuarantinedApplication, 'unanswered' | 'lacksConsent'>;

export const describeMissingDetails = ({ unanswered, lacksConsent }: MissingParts): string[] => [
  ...(unanswered.length > 0
    ? [`Not answered: ${unanswered.map((question) => `“${question}”`).join(', ')}`]
    : []),
  ...(lacksConsent ? ['No agreement to look at their data'] : []),
];
