import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { onWritten } from 'shared-auth';

const seenVersions = new Map<number, number>();

/** Stores row versions across pages of the list, since a selection may include rows of earlier pages. */
export const storeSeenVersions = (rows: readonly ApplicationRow[]): void => {
  for (const { applicantId, version } of rows) seenVersions.set(applicantId, version);
};

// After a write by this user the stored versions are cleared, since the user's own changes must not
// count as conflicts.
onWritten((kinds) => {
  if (kinds.includes('application')) seenVersions.clear();
});

/** Returns row versions in the order of `ids`; `undefined` if the version of any row is unknown. */
export const getSeenVersions = (ids: readonly number[]): number[] | undefined => {
  const versions = ids.flatMap((id) => seenVersions.get(id) ?? []);
  return versions.length === ids.length ? versions : undefined;
};
