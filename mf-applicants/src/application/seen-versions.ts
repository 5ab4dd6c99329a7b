import type { ApplicationRow } from 'server/contract/applicants/application';
import { onWritten } from 'shared-auth';

const seen = new Map<number, number>();

/** Keeps the versions of rows that are shown, also when another page of the list is shown later. */
export const noteVersions = (rows: readonly ApplicationRow[]): void => {
  for (const { applicantId, version } of rows) seen.set(applicantId, version);
};

// Of a change of one's own nobody is to be warned.
onWritten((kinds) => {
  if (kinds.includes('application')) seen.clear();
});

/** The versions that were seen of applicants, in the same order; nothing where one was not seen. */
export const seenVersionsOf = (ids: readonly number[]): number[] | undefined => {
  const versions = ids.flatMap((id) => seen.get(id) ?? []);
  return versions.length === ids.length ? versions : undefined;
};
