import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { onWritten } from 'shared-auth';

const seenVersions = new Map<number, number>();

/**
 * Remembers row versions across pages of the list, so that a selection can send those of earlier
 * pages.
 */
export const noteSeenVersions = (rows: readonly ApplicationRow[]): void => {
  for (const { applicantId, version } of rows) seenVersions.set(applicantId, version);
};

// The user's own changes must not count as conflicts.
onWritten((kinds) => {
  if (kinds.includes('application')) seenVersions.clear();
});

/** Returns versions in the order of `ids`; `undefined` when the version of any id is unknown. */
export const getSeenVersions = (ids: readonly number[]): number[] | undefined => {
  const versions = ids.flatMap((id) => seenVersions.get(id) ?? []);
  return versions.length === ids.length ? versions : undefined;
};
