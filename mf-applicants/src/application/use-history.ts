import type { CandidateHistory } from 'server/contract/applicants/application-status';
import { getCandidateHistory } from 'server/contract/applicants/application-status.calls';
import { useRead, type ApiError, type ReadOptions } from 'shared-auth';

export interface HistoryRead {
  history: CandidateHistory | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** The way that an application took, and where it can go; without an id nothing is read. */
export const useHistory = (applicantId: number | undefined, options?: ReadOptions): HistoryRead => {
  const { data, error, reload } = useRead(
    getCandidateHistory,
    applicantId === undefined ? null : { params: { applicantId } },
    options,
  );
  return { history: data?.data, error, reload };
};
