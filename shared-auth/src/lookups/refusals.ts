import type { LookupName } from 'server/contract/lookups';

type Entry = Record<string, unknown>;

const refusals: Partial<Record<LookupName, (entry: Entry) => string | undefined>> = {
  questionGroups: ({ status, question }) => {
    if (status === 0) return 'This question group is inactive.';
    const questions = Array.isArray(question) ? (question as Entry[]) : [];
    if (questions.length === 0) return 'This question group has no questions yet.';
    return questions.some((one) => one.status !== 0)
      ? undefined
      : 'All questions of this group are inactive.';
  },
  jobPriorities: ({ status }) => (status === '0' ? 'This job priority is not active.' : undefined),
};

export const findRefusal = (name: LookupName, entry: Entry): string | undefined =>
  refusals[name]?.(entry);
