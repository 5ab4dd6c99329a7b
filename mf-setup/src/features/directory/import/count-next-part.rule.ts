import { mostUpsertRecords } from 'server/contract/company/directory/directory-constants';

/** Half of what a call takes, for letters may need several bytes. */
const maxPartLetters = 250_000;

/** Counts the records, from an index on, that go together in one call. */
export const countNextPart = (records: readonly object[], from: number): number => {
  let letters = 0;
  let count = 0;
  for (const record of records.slice(from, from + mostUpsertRecords)) {
    letters += JSON.stringify(record).length;
    if (count > 0 && letters > maxPartLetters) break;
    count += 1;
  }
  return count;
};
