import type { ListState } from './list-state';

const idOf = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** A job or an applicant that a link brought along beside the address; nothing when it brought none. */
export const travelledFilter = (
  state: unknown,
): Pick<ListState, 'jobId' | 'applicantId'> | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const brought = state as Record<string, unknown>;
  const found = { jobId: idOf(brought.jobId), applicantId: idOf(brought.applicantId) };
  return (found.jobId ?? found.applicantId) ? found : undefined;
};
