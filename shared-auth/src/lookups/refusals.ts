import type { LookupName } from 'server/contract/lookups';

type Entry = Record<string, unknown>;

/** Why an entry of a lookup is shown and cannot be chosen. */
const refusals: Partial<Record<LookupName, (entry: Entry) => string | undefined>> = {
  questionGroups: ({ question }) =>
    Array.isArray(question) && question.length === 0
      ? 'This question group has no questions yet.'
      : undefined,
  jobPriorities: ({ status }) => (status === '0' ? 'This job priority is not active.' : undefined),
};

export const refusalOf = (name: LookupName, entry: Entry): string | undefined =>
  refusals[name]?.(entry);
