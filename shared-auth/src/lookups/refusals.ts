import type { LookupName } from 'server/contract/lookups';

type LookupEntry = Record<string, unknown>;

const lookupRefusals: Partial<Record<LookupName, (entry: LookupEntry) => string | undefined>> = {
  questionGroups: ({ status, question }) => {
    if (status === 0) return 'This question group is inactive.';
    const questions = Array.isArray(question) ? (question as LookupEntry[]) : [];
    if (questions.length === 0) return 'This question group has no questions yet.';
    return questions.some((one) => one.status !== 0)
      ? undefined
      : 'All questions of this group are inactive.';
  },
  jobPriorities: ({ status }) => (status === '0' ? 'This job priority is not active.' : undefined),
};

export const findLookupRefusal = (name: LookupName, entry: LookupEntry): string | undefined =>
  lookupRefusals[name]?.(entry);
