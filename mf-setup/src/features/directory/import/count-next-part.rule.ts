import { mostUpsertRecords } from 'server/contract/company/directory/directory-constants';

/**
 * Maximum characters per request: a quarter of the 1 MiB limit, since a character can take up to four bytes.
 */
const maxPartLetters = 250_000;

export const countRecordsOfNextRequest = (records: readonly object[], from: number): number => {
  let letters = 0;
  let count = 0;
  for (const record of records.slice(from, from + mostUpsertRecords)) {
    letters += JSON.stringify(record).length;
    if (count > 0 && letters > maxPartLetters) break;
    count += 1;
  }
  return count;
};
